import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitRows } from './Disclosure';

const rowCounts = fc.record({
  rows: fc.array(fc.integer(), { maxLength: 60 }),
  visible: fc.integer({ min: 0, max: 20 }),
  minFolded: fc.integer({ min: 1, max: 20 }),
});

describe('splitRows', () => {
  it('keeps every row, in order', () => {
    fc.assert(
      fc.property(rowCounts, ({ rows, ...options }) => {
        const { shown, folded } = splitRows(rows, options);
        expect([...shown, ...folded]).toEqual(rows);
      }),
    );
  });

  it('never hides fewer rows than are worth a click', () => {
    fc.assert(
      fc.property(rowCounts, ({ rows, ...options }) => {
        const { folded } = splitRows(rows, options);
        expect(folded.length === 0 || folded.length >= options.minFolded).toBe(true);
      }),
    );
  });

  it('shows 4 of 48 and collapses 44', () => {
    const { shown, folded } = splitRows(Array.from({ length: 48 }), { visible: 4, minFolded: 8 });
    expect([shown.length, folded.length]).toEqual([4, 44]);
  });
});
