import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { groupStyles } from './groupStyles';

const sheetsOf = (sizes: Record<string, number>) =>
  new Map(Object.entries(sizes).map(([name, size]) => [name, name.repeat(size)]));

describe('style sheets', () => {
  test('that the same pages need are in one group, in cascade order', () => {
    const sheets = sheetsOf({ a: 10, b: 10, c: 10, d: 10 });
    const groups = groupStyles(sheets, [new Set('db'), new Set('bad')], 4);
    expect(groups.map(({ files }) => files.join(''))).toEqual(['a', 'bd']);
    expect(groups[1]!.css).toBe('b'.repeat(10) + 'd'.repeat(10));
  });

  test('that no page needs are left out', () => {
    const groups = groupStyles(sheetsOf({ a: 10, b: 10 }), [new Set('b')], 4);
    expect(groups.map(({ files }) => files)).toEqual([['b']]);
  });

  test('are merged on light pages', () => {
    const sheets = sheetsOf({ a: 100, b: 300, c: 10, d: 10 });
    const groups = groupStyles(sheets, [new Set('ab'), new Set('ac'), new Set('ad')], 3);
    expect(groups.map(({ files }) => files.join(''))).toEqual(['a', 'b', 'cd']);
  });

  test('are complete for each page, within the maximum number of groups', () => {
    const names = 'abcdefghij'.split('');
    const page = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }).map((needs) => new Set(needs));
    const sizes = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 10, maxLength: 10 });
    const sites = fc.record({
      pages: fc.array(page, { minLength: 1, maxLength: 8 }),
      sizes,
      maxGroups: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(sites, ({ pages, sizes: each, maxGroups }) => {
        const sheets = sheetsOf(Object.fromEntries(names.map((name, index) => [name, each[index]!])));
        const groups = groupStyles(sheets, pages, maxGroups);
        expect(groups.length).toBeLessThanOrEqual(maxGroups);
        const files = groups.flatMap((group) => group.files);
        expect(files.toSorted()).toEqual([...new Set(pages.flatMap((needs) => [...needs]))].toSorted());
        for (const group of groups) expect(group.files).toEqual(group.files.toSorted());
      }),
    );
  });
});
