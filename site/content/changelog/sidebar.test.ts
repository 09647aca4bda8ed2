import { describe, expect, it } from 'vitest';

import { changelogSidebar } from './sidebar';
import { entriesOf } from './fixtures/testChangelog';

describe('changelogSidebar', () => {
  it.each([
    [0, []],
    [1, ['2025']],
    [10, ['2025', '2024']],
    [31, ['2025', '2024', '2023']],
  ])('lists all of %i entries under %j', (count, years) => {
    const [lists, ...groups] = changelogSidebar(entriesOf(count), '/');
    expect(lists?.items).toHaveLength(3);
    expect(groups.map(({ heading }) => heading)).toEqual(years);
    expect(groups.flatMap(({ items }) => items)).toHaveLength(count);
  });

  it('puts the base in front of every address', () => {
    expect(changelogSidebar(entriesOf(1), '/docs/')).toEqual([
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
});
