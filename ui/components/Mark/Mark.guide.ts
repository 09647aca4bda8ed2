import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The product itself: in the navbar, on a picture for networks, as an icon of the site.',
  avoid: 'An illustration. Larger than 96 px the rows read as stripes; draw a field with the screen tokens.',
  anatomy: ['Stem: rows in ink', 'Band: the same rows in accent, half a period lower'],
  heard: 'Nothing. The name of the site stands beside it.',
  related: ['Navbar', 'EngravedStrip'],
};
