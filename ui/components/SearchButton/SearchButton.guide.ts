import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The way into the search, on every page.',
  avoid: 'A filter of one list. Use LabeledField.',
  anatomy: ['Icon', 'Label', 'Keys that open it'],
  keyboard: {
    '/': 'Opens the search from anywhere outside a field.',
    'Ctrl K, ⌘ K': 'Opens it from everywhere.',
  },
  heard: '"Search", button; its keys are part of the description.',
  related: ['SearchDialog', 'Kbd'],
};
