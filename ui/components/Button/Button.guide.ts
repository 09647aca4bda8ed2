import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'One thing that the reader can do here: try again, send, open.',
  avoid: 'A way to another page within a sentence. Use a Link.',
  anatomy: ['Icon (optional)', 'Label: a verb'],
  keyboard: { 'Enter, Space': 'Presses it. With an address, Enter follows it.' },
  heard: 'Its label and "button"; with an address "link". A disabled one is called dimmed or unavailable.',
  related: ['ButtonRow', 'IconButton', 'Link'],
};
