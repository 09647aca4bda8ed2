import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Tutorials and guides: what a reader wants to know before they begin.',
  avoid: 'Reference pages, which are not followed from top to bottom.',
  anatomy: ['Time', 'Needs', 'Version'],
  heard: 'Pairs of a term and what it is.',
  related: ['Steps', 'Checklist'],
};
