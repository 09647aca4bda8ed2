import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A procedure that is followed in order, each step with a result one can see.',
  avoid: 'A list of facts, or ways to choose from. Use a list or Tabs.',
  anatomy: ['Number in serial red', 'Heading of the step', 'What to do'],
  heard: 'An ordered list with the number of its items; each begins with a heading.',
  related: ['Checklist', 'Tabs', 'PageSummary'],
};
