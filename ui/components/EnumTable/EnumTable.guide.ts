import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The values of an enum.',
  avoid: 'Any other list of names. Use Table.',
  anatomy: ['Name', 'Number', 'Description'],
  heard: 'A list; each value with its name, number and what it means.',
  related: ['FieldTable', 'ApiSymbol'],
};
