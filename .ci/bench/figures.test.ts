import { expect, test } from 'vitest';

import { median, formatTable } from './figures';

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a table has a column for each figure, with three digits or more', () => {
  const rows = [
    { name: 'this site', figures: { seconds: 12.345, files: 1234 } },
    { name: 'stock', figures: { seconds: 0.12345, files: NaN } },
  ];
  expect(formatTable('site', rows)).toBe(
    '| site | seconds | files |\n| --- | --- | --- |\n| this site | 12.3 | 1,234 |\n| stock | 0.123 |  |',
  );
});
