import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Ways to do one thing, of which a reader needs one: operating systems, drivers, languages.',
  avoid: 'Parts that readers compare or read in order. Use headings.',
  anatomy: ['Tabs in one row', 'Panel of the chosen tab'],
  keyboard: {
    Tab: 'Reaches the chosen tab, then its panel.',
    'Left, Right': 'Choose the tab beside it.',
    'Home, End': 'Choose the first and the last.',
  },
  heard: 'A tab list with its name; each tab with its place and whether it is selected.',
  related: ['CodeBlock', 'RequestExample', 'Steps'],
};
