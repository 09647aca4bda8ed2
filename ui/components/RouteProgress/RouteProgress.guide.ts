import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A page that is late after a link was followed.',
  avoid: 'Work within a page. Use an EngravedStrip that arrives.',
  anatomy: ['Line over the top of the window'],
  heard: 'A progress bar named "Loading page", from the moment it is drawn.',
  related: ['LoadError', 'EngravedStrip'],
};
