import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The top of every page of the site.',
  avoid: 'The sections of one page. Use TableOfContents or Tabs.',
  anatomy: [
    'Menu button, below the desktop breakpoint',
    'Mark and name',
    'Links to sections',
    'Search, versions and color mode',
    'Icons that lead out',
  ],
  keyboard: {
    Tab: 'Goes through it from left to right.',
    'Enter, Space': 'On the menu button, opens the drawer.',
  },
  heard: 'A banner with a navigation named "Main"; the current section is announced as current.',
  related: ['MobileSidebar', 'SearchButton', 'VersionMenu', 'ColorModeToggle'],
};
