import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Parts of a very long page, so that the browser draws them when they come near.',
  avoid: 'Pages of usual length: the browser draws them at once.',
  anatomy: ['Heading', 'Text'],
  heard: 'What stands in it, as if it were not there.',
  related: ['Prose', 'Heading'],
};
