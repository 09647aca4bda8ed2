import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Text of a result, with the words that were searched for.',
  avoid: 'Stress in a text. Use `strong`.',
  anatomy: ['Text', 'Marks'],
  heard: 'The text; most screen readers say marks only when asked to.',
  related: ['SearchPage', 'SearchDialog'],
};
