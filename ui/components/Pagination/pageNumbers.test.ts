import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pageNumbers } from './pageNumbers';

const place = fc
  .integer({ min: 1, max: 200 })
  .chain((total) => fc.record({ total: fc.constant(total), current: fc.integer({ min: 1, max: total }) }));

/** Distance in pages of each entry from the previous one, without gaps. */
const strides = (pages: ReturnType<typeof pageNumbers>) =>
  pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return typeof page === 'number' && typeof before === 'number' ? [page - before] : [];
  });

const gapWidths = (pages: ReturnType<typeof pageNumbers>) =>
  pages.flatMap((page, index) =>
    page === 'gap' ? [Number(pages[index + 1]) - Number(pages[index - 1]) - 1] : [],
  );

describe('pageNumbers', () => {
  it('offers the ends, the current page and its neighbours', () => {
    fc.assert(
      fc.property(place, ({ current, total }) => {
        const wanted = [1, current - 1, current, current + 1, total].filter(
          (page) => page >= 1 && page <= total,
        );
        expect(pageNumbers(current, total)).toEqual(expect.arrayContaining(wanted));
      }),
    );
  });

  it('goes up page by page between gaps, and every gap hides two pages or more', () => {
    fc.assert(
      fc.property(place, ({ current, total }) => {
        const pages = pageNumbers(current, total);
        expect(strides(pages).every((stride) => stride === 1)).toBe(true);
        expect(gapWidths(pages).every((width) => width >= 2)).toBe(true);
      }),
    );
  });

  it('names all of three pages', () => expect(pageNumbers(1, 3)).toEqual([1, 2, 3]));

  it('leaves out the middle of twenty', () =>
    expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]));
});
