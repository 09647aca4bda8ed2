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
  ],
  heard: 'A figure with a group for each field, in which every value is heard with the name of its row.',
  related: ['Diagram', 'Prose'],
};
