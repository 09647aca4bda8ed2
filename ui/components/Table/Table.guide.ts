import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Facts with the same properties: options, limits, support.',
  avoid: 'Two short columns that read as sentences; use a list. Layout.',
  anatomy: [
    'Header, which stays in sight',
    'Names in the first column',
    'Cells; on a phone each says its column',
  ],
  heard: 'A table with its name, rows and columns; header cells are read with each cell.',
  related: ['FieldTable', 'Prose'],
};
