import { expect, test } from 'vitest';

import { countSameRows } from './countSameRows';
import { firstRows } from './firstRows';
import { rowsOf } from './rowsOf';
import { groups, manyGroups } from './samples';

const all = rowsOf(groups);

test('rows are the same up to the first one that is not', () => {
  expect(countSameRows(all, all)).toBe(5);
  expect(countSameRows(all, firstRows(all, 2))).toBe(2);
  expect(countSameRows(all, firstRows(all, 4))).toBe(4);
  expect(countSameRows(all, rowsOf(manyGroups))).toBe(0);
  expect(countSameRows(all, [])).toBe(0);
});

test('a row under another heading is another one', () => {
  const [first, ...rest] = all;
  expect(countSameRows(all, [{ ...first!, title: 'Another' }, ...rest])).toBe(0);
});
