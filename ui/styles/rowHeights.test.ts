import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nearestRowHeight, rowHeights } from './rowHeights';

test('a height between the smallest and the largest is met within a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: rowHeights[0]!, max: rowHeights.at(-1)! }), (height) => {
      expect(Math.abs(nearestRowHeight(height) - height) / height).toBeLessThan(0.1);
    }),
  );
});

test('what is beyond them gets the last one', () => {
  expect(nearestRowHeight(0)).toBe(rowHeights[0]);
  expect(nearestRowHeight(100_000)).toBe(rowHeights.at(-1));
});
