import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A site whose documentation has more than one version.',
  avoid: 'A choice within a page. Use Tabs.',
  anatomy: ['Button with the version shown', 'List of versions'],
  keyboard: {
    'Enter, Space': 'Opens and closes it.',
    Tab: 'Goes through the versions.',
    Escape: 'Closes it and gives the focus back.',
  },
  heard:
    'A disclosure with the name of the version, expanded or collapsed; the version shown is announced as current.',
  related: ['Navbar', 'AnnouncementBar'],
};
