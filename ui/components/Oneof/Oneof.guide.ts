import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Fields of which a message has one at a time.',
  avoid: 'Fields that merely belong together.',
  anatomy: ['Bracket', 'How many may be set', 'Fields', 'Fold for a long choice'],
  keyboard: { 'Enter, Space': 'Opens the fold.' },
  heard: 'A list item with the rule in words, and a list of its fields.',
  related: ['FieldTable', 'Fold'],
};
