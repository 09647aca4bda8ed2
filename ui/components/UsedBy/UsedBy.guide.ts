import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'At a message or enum: who names it.',
  avoid: 'Related pages of an article. Link them in the text.',
  anatomy: ['Label', 'Names as links', 'Fold for the rest'],
  keyboard: { 'Enter, Space': 'On the rest, opens it.' },
  heard: 'A list of links after its label.',
  related: ['SymbolList', 'Fold'],
};
