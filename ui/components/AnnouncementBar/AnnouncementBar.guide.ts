import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'One piece of news for all readers of the site, for some weeks.',
  avoid: 'Something about one page. Use a Callout. Two at once: readers learn to look away.',
  anatomy: ['Lead in bold (optional)', 'Sentence', 'Link (optional)', 'Button that dismisses it (optional)'],
  keyboard: {
    Tab: 'Reaches the link, then the button.',
    'Enter, Space': 'On the button, dismisses the bar for good.',
  },
  heard: 'A region named "Announcement", before the navigation.',
  related: ['Callout', 'Navbar'],
};
