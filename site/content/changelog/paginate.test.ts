import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { paginate } from './paginate';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('paginate', () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [31, [10, 10, 10, 1]],
  ])('splits %i entries into pages of %j', (count, lengths) => {
    expect(paginate(items(count), 10, '/changelog').map((page) => page.items.length)).toEqual(lengths);
  });

  it('gives the first page the address of the list and links the pages', () => {
    const [first, second, third] = paginate(items(21), 10, '/changelog');
    const [one, two, three] = ['/changelog', '/changelog/page/2', '/changelog/page/3'];
    const list = { firstRoute: one, total: 3 };
    expect(first).toMatchObject({ number: 1, route: one, ...list });
    expect(second).toMatchObject({ number: 2, route: two, ...list });
    expect(third).toMatchObject({ number: 3, route: three, ...list });
  });

  it('does not drop, duplicate or reorder entries', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (all, perPage) => {
        const pages = paginate(all, perPage, '/x');
        expect(pages.flatMap((page) => page.items)).toEqual(all);
        expect(pages.every((page) => page.items.length <= perPage)).toBe(true);
        expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length);
      }),
    );
  });
});
