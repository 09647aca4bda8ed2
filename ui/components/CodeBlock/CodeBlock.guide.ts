import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Code that is read, copied or run, and what it prints.',
  avoid: 'A name within a sentence. Use `code`.',
  anatomy: [
    'Title: file, terminal or language',
    'Button that copies',
    'Code with highlighted lines (optional)',
  ],
  keyboard: {
    Tab: 'Reaches the button, then code that scrolls.',
    'Arrow keys': 'Scroll the code while it has the focus.',
    'Enter, Space': 'On the button, copies.',
  },
  heard: 'A figure with its title; the button says what it copies, and what became of it is announced.',
  related: ['Tabs', 'RequestExample', 'CopyPageButton'],
};
