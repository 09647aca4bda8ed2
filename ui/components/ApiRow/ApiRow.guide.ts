import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A symbol of the reference with the example that belongs to it.',
  avoid: 'Text without an example: the column beside it stays empty.',
  anatomy: ['Text', 'Example, which stays in sight'],
  heard: 'The text, then the example.',
  related: ['ApiSymbol', 'RequestExample'],
};
