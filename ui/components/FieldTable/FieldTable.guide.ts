import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The fields of a message.',
  avoid: 'Options of a command or variables. Use Table.',
  anatomy: ['Heading', 'Name, type and number', 'Description', 'Marks: required, deprecated'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'A list under its heading; each field with its name, type, number and what is said of it.',
  related: ['Oneof', 'EnumTable', 'UsedBy'],
};
