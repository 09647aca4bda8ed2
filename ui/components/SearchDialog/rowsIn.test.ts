import { expect, test } from 'vitest';

import { rowsIn } from './rowsIn';
import { manyGroups } from './samples';
import type { SearchGroup } from './searchTypes';

const [hit] = manyGroups[0]!.hits;
const groupOf = (count: number): SearchGroup => ({
  id: 'group',
  title: 'Group',
  hits: Array(count).fill(hit),
});

test('a row that shows in part is counted', () => {
  expect(rowsIn(38 + 57, [groupOf(9)])).toBe(1);
  expect(rowsIn(38 + 57 + 1, [groupOf(9)])).toBe(2);
});

test('a heading takes the room of rows', () => {
  expect(rowsIn(38 + 3 * 57, [groupOf(9)])).toBe(3);
  expect(rowsIn(38 + 3 * 57, [groupOf(1), groupOf(9)])).toBe(3);
  expect(rowsIn(38 + 57 + 38, [groupOf(1), groupOf(9)])).toBe(1);
});

test('there is one row in the lowest list, and no more than were found', () => {
  expect(rowsIn(0, [groupOf(9)])).toBe(1);
  expect(rowsIn(999, [groupOf(1), groupOf(2)])).toBe(3);
});
