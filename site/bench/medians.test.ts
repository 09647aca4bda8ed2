import fc from 'fast-check';
import { expect, test } from 'vitest';

import { median, medians } from './medians';

test('half of the values lie on each side of the median', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 }), (values) => {
      const middle = median(values)!;
      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});

test('nothing has no median', () => {
  expect(median([])).toBeUndefined();
});

test('runs have their medians number by number, also in groups', () => {
  const runs = [
    { time: 3, bytes: { html: 10 } },
    { time: 1, bytes: { html: 30 } },
    { time: 2, bytes: { html: 20 } },
  ];
  expect(medians(runs)).toEqual({ time: 2, bytes: { html: 20 } });
});

test('a number that some runs lack is that of the others', () => {
  expect(medians<{ a?: number; b: number }>([{ a: 1, b: 1 }, { b: 3 }])).toEqual({ a: 1, b: 2 });
});
