import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The top of a page of the API reference.',
  avoid: 'Articles. Use TableOfContents.',
  anatomy: ['Groups by kind', 'Names, with their rest folded'],
  keyboard: { Tab: 'Goes from name to name.', 'Enter, Space': 'On the rest of a group, opens it.' },
  heard: 'A navigation; each group is a list under its heading.',
  related: ['ApiSymbol', 'SymbolList', 'TableOfContents'],
};
