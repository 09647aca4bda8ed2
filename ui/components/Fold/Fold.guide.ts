import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The rest of a long list that few readers need.',
  avoid: 'What everybody needs, and whole sections: a heading is found by search and by eye.',
  anatomy: ['Line that says what there is more of', 'The rest'],
  keyboard: { 'Enter, Space': 'Opens and closes it.' },
  heard: 'A disclosure that says how many there are more, expanded or collapsed.',
  related: ['Oneof', 'UsedBy', 'FoldedTableOfContents'],
};
