import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'All results for a query, with an address that can be shared.',
  avoid: 'Jumping to a known page. Use SearchDialog.',
  anatomy: ['Field', 'Count', 'Numbered results', 'Way to the next ones'],
  keyboard: { Enter: 'In the field, searches.', Tab: 'Goes from result to result.' },
  heard: 'A search landmark, the count as a status, an ordered list of links.',
  related: ['SearchDialog', 'MarkedText', 'Pagination'],
};
