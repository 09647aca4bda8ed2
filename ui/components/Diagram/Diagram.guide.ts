import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'How parts stand to each other, where a sentence would need three clauses.',
  avoid: 'Steps, and anything with fewer than three parts.',
  anatomy: [
    'Drawing, and another one of the same graph for a phone',
    'Cells; those that matter are lined with rows',
    'Words above all lines; numbers of steps in serial red',
    'Caption',
  ],
  keyboard: { 'Arrow keys': 'Scroll a wide drawing while it has the focus.' },
  heard: 'A figure with its caption; the drawing has words of its own.',
  related: ['RecordPicture', 'AppScreen'],
};
