import fc from 'fast-check';
import { expect, test } from 'vitest';

import { engrave, halfSize, rosetteKinds } from './engrave';

const facts = fc.record({
  kinds: fc.subarray([...rosetteKinds]),
  changes: fc.nat(200),
  day: fc.integer({ min: 1, max: 31 }),
  month: fc.integer({ min: 1, max: 12 }),
});

test('each kind has one path, in a fixed order, and equal input gives equal drawings', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const drawn = engrave(given);
      expect(drawn.map(({ kind }) => kind)).toEqual(
        rosetteKinds.filter((kind) => given.kinds.includes(kind)),
      );
      expect(engrave({ ...given, kinds: given.kinds.toReversed() })).toEqual(drawn);
    }),
  );
});

test('every point is within the bounds, in whole numbers', () => {
  fc.assert(
    fc.property(facts, (given) => {
      for (const { path } of engrave(given)) {
        expect(path).not.toMatch(/NaN|\.|e/);
        for (const [, x, y] of path.matchAll(/[ML](-?\d+) (-?\d+)/g)) {
          expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(halfSize);
        }
      }
    }),
  );
});

test('more changes make denser lines, up to a limit that keeps lines apart and the page small', () => {
  const length = (changes: number) => engrave({ kinds: ['new'], changes })[0]!.path.split('M').length - 1;
  expect([0, 1, 6, 10, 99].map(length)).toEqual([13, 13, 23, 31, 36]);
});

test('releases of the same kinds and size differ in radius, hole or petals, the next day and the next month', () => {
  const drawn = (day: number, month: number) => engrave({ kinds: ['new'], changes: 6, day, month })[0]!.path;
  for (let month = 1; month < 12; month++) {
    for (let day = 1; day < 28; day++) {
      expect(drawn(day, month)).not.toBe(drawn(day + 1, month));
      expect(drawn(day, month)).not.toBe(drawn(day, month + 1));
    }
  }
});

test('patterns differ by kind', () => {
  const paths = rosetteKinds.map((kind) => engrave({ kinds: [kind], changes: 5 })[0]!.path);
  expect(new Set(paths).size).toBe(4);
});
