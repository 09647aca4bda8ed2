import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cutQuery } from './searchTypes';

test('leaves a query of the greatest length alone', () => {
  const query = 'q'.repeat(64);
  expect(cutQuery(query)).toBe(query);
});

test('drops a character that would be cut in two', () => {
  expect(cutQuery(`${'q'.repeat(63)}😀`)).toBe('q'.repeat(63));
});

test('is a prefix of the query that fits and can be put into an address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.integer({ min: 0, max: 80 }),
      (query, limit) => {
        const cut = cutQuery(query, limit);
        expect(query.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(query.length, limit) - 1);
        expect(() => encodeURIComponent(cut)).not.toThrow();
      },
    ),
  );
});
