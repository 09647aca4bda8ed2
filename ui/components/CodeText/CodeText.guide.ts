import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A text from data, such as a title, that may hold names in backticks.',
  avoid: 'Markdown. Prose styles what the build makes of it.',
  anatomy: ['Text', 'Names in code'],
  heard: 'The text, names among it.',
  related: ['CodeName', 'Heading'],
};
