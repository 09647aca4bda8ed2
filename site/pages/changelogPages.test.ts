import { expect, it } from 'vitest';

import { entriesOf } from '../content/changelog/fixtures/testChangelog';
import { changelogViews } from '../content/changelog/views';
import { smallestSettings } from '../fixtures/smallestSettings';
import { parseSettings } from '../settings/parseSettings';
import { changelogPages } from './changelogPages';

/** The sidebar of a changelog with the given number of entries. */
function sidebarOf(count: number, base = '/') {
  const settings = parseSettings({ ...smallestSettings, base }, 'settings.ts');
  const changelog = { entries: entriesOf(count), authors: {}, tags: {} };
  const content = {
    changelog,
    changelogViews: changelogViews(changelog, 'Lights'),
    reference: undefined,
    commitTimes: new Map(),
  };
  const [first] = changelogPages(content, { settings });
  return first!.sidebar!;
}

it.each([
  [0, []],
  [1, ['2025']],
  [10, ['2025', '2024']],
  [31, ['2025', '2024', '2023']],
])('the sidebar lists all of %i entries under %j', (count, years) => {
  const [lists, ...groups] = sidebarOf(count);
  expect(lists?.items).toHaveLength(3);
  expect(groups.map(({ heading }) => heading)).toEqual(years);
  expect(groups.flatMap(({ items }) => items)).toHaveLength(count);
});

it('all addresses in the sidebar have the base', () => {
  expect(sidebarOf(1, '/docs/')).toEqual([
    {
      items: [
        { label: 'All entries', href: '/docs/changelog' },
        { label: 'Archive', href: '/docs/changelog/archive' },
        { label: 'Authors', href: '/docs/changelog/authors' },
      ],
    },
    { heading: '2025', items: [{ label: 'Entry 1', href: '/docs/changelog/entry-1' }] },
  ]);
});
