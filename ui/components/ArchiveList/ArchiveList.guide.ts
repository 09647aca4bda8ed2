import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'All entries in one list, by year.',
  avoid: 'The newest ones. Use ChangelogEntry.',
  anatomy: ['Year', 'Day', 'Title'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'Headings of years with lists of links; each with its day.',
  related: ['ChangelogEntry', 'Pagination'],
};
