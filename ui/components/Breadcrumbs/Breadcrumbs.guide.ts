import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Above an article that lies deeper than its section.',
  avoid: 'History: it says where a page stands, not how a reader came.',
  anatomy: ['Steps, links where a page is behind them', 'Current page'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'A navigation named "Breadcrumb" with a list; the last step is announced as the current page.',
  related: ['PageBar', 'Sidebar'],
};
