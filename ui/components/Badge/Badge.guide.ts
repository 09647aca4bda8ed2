import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'One or two words about the thing beside it: its kind, its state, its method.',
  avoid: 'A sentence, or something to press.',
  anatomy: ['Word', 'Ground or border in a tone'],
  heard: 'Its word, as part of the text. The tone repeats what the word says.',
  related: ['EntryHeader', 'ApiMethod'],
};
