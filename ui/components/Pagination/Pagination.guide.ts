import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A list that is longer than a reader scans, cut into pages with addresses.',
  avoid: 'The next page in reading order. Use PageFooter. A list of fewer than twenty: show all.',
  anatomy: ['Step back', 'Numbers', 'Step ahead'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'A navigation with links named by their page; the page shown is announced as current.',
  related: ['ArchiveList', 'PageFooter'],
};
