import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The place of a part that broke while the rest of the page works.',
  avoid: 'A page that did not arrive. Use LoadError.',
  anatomy: ['Strip that stopped', 'Message', 'Button that tries again'],
  keyboard: { 'Enter, Space': 'On the button, tries again.' },
  heard: 'An alert: it is read at once, whatever has the focus.',
  related: ['LoadError', 'CrashPage'],
};
