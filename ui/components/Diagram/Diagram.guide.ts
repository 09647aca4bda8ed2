import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'How parts stand to each other, where a sentence would need three clauses.',
  avoid: 'Steps, and anything with fewer than three parts.',
  anatomy: ['Drawing', 'Caption'],
  keyboard: { 'Arrow keys': 'Scroll a wide drawing while it has the focus.' },
  heard: 'A figure with its caption; the drawing has words of its own.',
  related: ['RecordPicture', 'AppScreen'],
};
