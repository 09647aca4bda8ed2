import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Two or three buttons that belong to one choice. The primary one comes first.',
  avoid: 'A list of pages. Use a CardGrid.',
  anatomy: ['Buttons, which wrap on a phone'],
  keyboard: { Tab: 'Goes from button to button.' },
  heard: 'The buttons one after the other; the row itself is silent.',
  related: ['Button', 'CardGrid'],
};
