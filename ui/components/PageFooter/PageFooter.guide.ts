import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The end of every article.',
  avoid: 'The end of the site. Use SiteFooter.',
  anatomy: [
    'Question about the page (optional)',
    'Day of the last change',
    'Way to the source',
    'Neighbors in reading order',
  ],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'The day and the links; neighbors say "Previous" and "Next" before their title.',
  related: ['Feedback', 'Pagination', 'SiteFooter'],
};
