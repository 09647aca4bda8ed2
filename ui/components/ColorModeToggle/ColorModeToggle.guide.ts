import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Once on a page, in the navbar.',
  avoid: 'A site with a single mode.',
  anatomy: ['Drawing of the mode'],
  keyboard: { 'Enter, Space': 'Presses it.' },
  heard: '"Dark mode, toggle button", pressed while dark is on.',
  related: ['Navbar', 'IconButton'],
};
