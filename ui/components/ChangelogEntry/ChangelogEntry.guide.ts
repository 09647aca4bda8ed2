import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'An entry in a list of entries.',
  avoid: 'The head of its own page. Use EntryHeader.',
  anatomy: ['Day', 'Title', 'Kinds of change', 'Beginning of the text'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'An article named by its title, which is a link.',
  related: ['EntryHeader', 'ArchiveList', 'FilterLinks'],
};
