import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Things to be done once, in any order, over days: before production, before an upgrade.',
  avoid: 'A procedure. Use Steps.',
  anatomy: ['Label and count', 'Items with boxes', 'Button that clears it'],
  keyboard: { Tab: 'Goes from box to box.', Space: 'Ticks and unticks an item.' },
  heard: 'A group with its label; each item is a checkbox, checked or not. What is done is counted.',
  related: ['Steps', 'PageSummary'],
};
