import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The pages of a section in the order in which they are read.',
  avoid: 'The headings of one page. Use TableOfContents.',
  anatomy: ['Heading of a group (optional)', 'Page', 'Branch that opens', 'Current page'],
  keyboard: {
    Tab: 'Goes through pages and branches in sight.',
    'Enter, Space': 'On a branch, opens or closes it.',
  },
  heard:
    'A navigation, named by who uses it, with lists. A branch says whether it is expanded; the page shown is announced as current.',
  related: ['MobileSidebar', 'TableOfContents', 'Breadcrumbs'],
};
