import { expect, test } from 'vitest';

import { changesIn } from './changesIn';

test('parts of a subject that are about the design system are listed, each with its place and day', () => {
  const log = [
    '2025-07-14 ui/Tabs: the bar ends in a shadow; it prints; site/bench: half the size; Storybook: its own type',
    '2025-07-13 ui, site: cells say their column',
    '2025-07-12 ui/tokens: four steps more: from 2 to 10 px',
    '2025-07-11 content: the quickstart is shorter',
    'build: no day',
    '2025-07-10 Merge branch main',
  ].join('\n');
  expect(changesIn(log)).toEqual([
    { date: '2025-07-14', place: 'ui/Tabs', text: 'the bar ends in a shadow; it prints' },
    { date: '2025-07-14', place: 'Storybook', text: 'its own type' },
    { date: '2025-07-13', place: 'ui, site', text: 'cells say their column' },
    { date: '2025-07-12', place: 'ui/tokens', text: 'four steps more: from 2 to 10 px' },
  ]);
});

test('a folder that has no history has no changes', () => {
  expect(changesIn('')).toEqual([]);
});
