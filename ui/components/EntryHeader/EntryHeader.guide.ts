import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The top of an entry’s own page.',
  avoid: 'Documents, which have no day and no author at their head.',
  anatomy: ['Title', 'Day and reading time', 'Kinds of change', 'Authors', 'Tags'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'The heading of the page, then day, kinds, authors and tags.',
  related: ['ChangelogEntry', 'AuthorCard', 'Badge'],
};
