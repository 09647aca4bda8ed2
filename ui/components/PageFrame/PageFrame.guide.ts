import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The columns of every page: sidebar, article, contents.',
  avoid: 'A part of a page, or a page that crashed (CrashPage stands alone).',
  anatomy: ['Sidebar (optional)', 'Main content', 'Contents at the side (optional)'],
  heard: '"Main" as a landmark; the skip link leads to it.',
  related: ['Sidebar', 'TableOfContents', 'PageBar', 'PageFooter'],
};
