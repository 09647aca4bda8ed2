import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A person in the list of authors.',
  avoid: 'The line under an entry’s title. EntryHeader has it.',
  anatomy: ['Picture or initials', 'Name', 'What they do', 'Their places'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'An article with the name as its heading. The picture is silent.',
  related: ['EntryHeader'],
};
