import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The place of a page that did not arrive.',
  avoid: 'A part of a page that broke. Use RegionError.',
  anatomy: ['Strip that stopped', 'What happened', 'What to do: try again or stay', 'Detail (optional)'],
  keyboard: { Tab: 'Reaches the buttons.', 'Enter, Space': 'Presses one.' },
  heard: 'The heading takes the focus, so that what happened is read at once.',
  related: ['RegionError', 'CrashPage', 'NotFound'],
};
