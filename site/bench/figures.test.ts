import { expect, test } from 'vitest';

import { byTurns, median, medians } from './figures';

test('the median is the value in the middle, or between the two there', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 9])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a figure that some runs lack is that of the others', () => {
  expect(medians([{ a: 1 }, { a: 3, b: 7 }, { a: 2 }])).toEqual({ a: 2, b: 7 });
});

test('what is measured takes turns', async () => {
  const order: string[] = [];
  const subjects = ['a', 'b'].map((subject) => ({ subject }));
  const rows = await byTurns(subjects, { runs: 2, progress: () => undefined }, async ({ subject }, run) => ({
    ms: order.push(subject) * run,
  }));
  expect(order).toEqual(['a', 'b', 'a', 'b']);
  expect(rows.map(({ subject, figures }) => [subject, figures.ms])).toEqual([
    ['a', 3.5],
    ['b', 5],
  ]);
});
