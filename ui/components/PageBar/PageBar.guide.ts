import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The line above every article: the way to it, and what can be done with it.',
  avoid: 'Acts on a part of the page. They stand at the part.',
  anatomy: ['Trail', 'Actions'],
  heard: 'The trail, then the actions. The line itself is silent.',
  related: ['Breadcrumbs', 'CopyPageButton'],
};
