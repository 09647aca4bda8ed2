import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'What a transformer does to a value, on one row of a table.',
  avoid: 'More than five fields: characters align only while they fit the line.',
  anatomy: [
    'Row before',
    'Engraved band: hidden characters',
    'Row after',
    'Transformer of each field',
    'Note',
    'With `press`: values that can be written, a choice of transformers, a checkbox that keeps the domain',
  ],
  keyboard: {
    Tab: 'With `press`, goes to the value, the transformer and the checkbox of each field. Its lines slide as the focus comes.',
    'Arrow up, Arrow down': 'On a transformer, chooses another one.',
    Space: 'On the checkbox, keeps the domain or does not.',
  },
  heard:
    'A figure with a group for each field, in which every value is heard with the name of its row. With `press`, what comes out is announced after each change.',
  related: ['Diagram', 'Prose'],
};
