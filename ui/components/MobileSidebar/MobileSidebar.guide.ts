import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The way to all pages where a window has no room for a sidebar.',
  avoid: 'A message or a form. A drawer is for navigation alone.',
  anatomy: ['Name and close button', 'Sections of the site', 'Pages of the section'],
  keyboard: {
    Tab: 'Stays within the drawer.',
    Escape: 'Closes it and gives the focus back to the menu button.',
  },
  heard: 'A dialog, modal: the page behind it is silent.',
  related: ['Sidebar', 'Navbar'],
};
