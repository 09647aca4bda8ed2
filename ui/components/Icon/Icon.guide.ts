import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A control that is known by its drawing, or a hint before a word.',
  avoid: 'Alone in text, where nothing names it. Use a word, or an IconButton with a label.',
  anatomy: ['One stroke of 1.4 in a box of 18, or one fill in a box of 16'],
  heard: 'Nothing: the control that it stands in has a name.',
  related: ['IconButton', 'Button'],
};
