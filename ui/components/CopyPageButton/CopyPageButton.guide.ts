import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Pages whose text is worth giving to a tool or a colleague.',
  avoid: 'A block of code. It has a button of its own.',
  anatomy: ['Button that copies', 'Link to the Markdown'],
  keyboard: { 'Enter, Space': 'Copies the page as Markdown.' },
  heard: '"Copy page, button". What became of it is announced.',
  related: ['CodeBlock', 'PageBar'],
};
