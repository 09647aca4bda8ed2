import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A long page of the API reference, after its ApiContents.',
  avoid: 'Articles. TableOfContents stands beside them.',
  anatomy: [
    'Kind and name of the symbol being read',
    'Its number among its kind',
    'Ways to the one before and after',
  ],
  keyboard: { Enter: 'Follows the link: to the symbol itself, to the one before or to the one after.' },
  heard: 'A navigation named "Place on this page". Ways are called by where they lead: "Next: CreateJob".',
  related: ['ApiContents', 'Sidebar', 'TableOfContents'],
};
