import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The end of every page.',
  avoid: 'What belongs to one article. Use PageFooter.',
  anatomy: ['Strip of rows', 'Copyright', 'Links'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'The contentinfo landmark; the strip is silent.',
  related: ['PageFooter', 'EngravedStrip'],
};
