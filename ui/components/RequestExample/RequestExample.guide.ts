import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A call in several languages, and its answer.',
  avoid: 'Code in one language. Use CodeBlock.',
  anatomy: ['Languages', 'Call', 'Answer'],
  keyboard: {
    Tab: 'Reaches the chosen language, then its code.',
    'Left, Right': 'Choose the language beside it.',
    'Home, End': 'Choose the first and the last.',
  },
  heard: 'A group with its name, a tab list of languages and figures of code.',
  related: ['Tabs', 'CodeBlock', 'DeskButton'],
};
