import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'How parts stand to each other, where a sentence would need three clauses.',
  avoid: 'Steps, and anything with fewer than three parts.',
  anatomy: [
    'Drawing, which scrolls where it is wider than its column',
    'Nodes; those that matter have a double frame',
    'Words that cut the lines behind them; numbers of steps in serial red',
    'Caption',
  ],
  keyboard: { 'Arrow keys': 'Scroll a wide drawing while it has the focus.' },
  heard: 'A figure with its caption; the drawing has words of its own.',
  related: ['RecordPicture', 'AppScreen'],
};
