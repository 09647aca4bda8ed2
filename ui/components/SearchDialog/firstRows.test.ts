import { expect, test } from 'vitest';

import { firstRows } from './firstRows';
import { rowsOf, type DrawnGroup } from './rowsOf';
import { groups, manyGroups } from './samples';

const all = rowsOf(groups);
const idsOf = (drawn: DrawnGroup[]) => drawn.map(({ rows }) => rows.map(({ hit }) => hit.id));

test('the first rows of all groups are taken, in their groups', () => {
  expect(idsOf(firstRows(all, 2))).toEqual([['sync-flags', 'sync-before-insert']]);
  expect(idsOf(firstRows(all, 4))).toEqual([
    ['sync-flags', 'sync-before-insert', 'sync-cascade'],
    ['apply-default-transformers'],
  ]);
  expect(firstRows(all, 99)).toEqual(all);
  expect(firstRows(all, 0)).toEqual([]);
});

test('a row that is the last one for now still says that others follow', () => {
  expect(firstRows(all, 2)[0]!.rows.map(({ branch }) => branch)).toEqual(['none', 'through']);
});

test('what stood in the place of a row stays until it is drawn', () => {
  const before = rowsOf(manyGroups);
  expect(firstRows(all, 0, before)).toEqual(before);
  const [first, ...rest] = idsOf(firstRows(all, 1, before));
  const [firstBefore, ...restBefore] = idsOf(before);
  expect(first).toEqual(['sync-flags', ...firstBefore!.slice(1, 3)]);
  expect(rest).toEqual(restBefore);
});

test('a group that is drawn has no more rows than its own', () => {
  const [single] = all.slice(1);
  const before = [{ ...single!, rows: all[0]!.rows }];
  expect(idsOf(firstRows([single!], 9, before))).toEqual([single!.rows.map(({ hit }) => hit.id)]);
});
