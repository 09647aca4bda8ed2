import { expect, test } from 'vitest';

import { firstRows } from './firstRows';
import { groups } from './samples';

const idsOf = (count: number) => firstRows(groups, count).map(({ rows }) => rows.map(({ hit }) => hit.id));

test('the first rows of all groups are taken, in their groups', () => {
  expect(idsOf(2)).toEqual([['sync-flags', 'sync-before-insert']]);
  expect(idsOf(4)).toEqual([
    ['sync-flags', 'sync-before-insert', 'sync-cascade'],
    ['apply-default-transformers'],
  ]);
  expect(idsOf(99).flat()).toHaveLength(5);
  expect(idsOf(0)).toEqual([]);
});

test('a row that is the last one for now still says that others follow', () => {
  expect(firstRows(groups, 2)[0]!.rows.map(({ branch }) => branch)).toEqual(['none', 'through']);
});
