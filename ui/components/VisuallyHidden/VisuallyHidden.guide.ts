import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Words that only make sense without the drawing, such as the name of a state.',
  avoid: 'Text that sighted readers need too.',
  anatomy: ['Text'],
  heard: 'Its text.',
  related: ['Icon', 'SearchPage'],
};
