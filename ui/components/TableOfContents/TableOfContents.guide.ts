import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A page with at least two headings, where there is room beside the text.',
  avoid: 'Pages of the site. Use Sidebar.',
  anatomy: ['Heading, which names it', 'Sections and subsections', 'Mark of the section being read'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'A navigation named "On this page". The section being read is announced as current.',
  related: ['FoldedTableOfContents', 'Sidebar', 'Heading'],
};
