import type { DrawnGroup } from './rowsOf';

/** How many of the first rows of all groups are drawn already, each in its place under its heading. */
export function countSameRows(groups: DrawnGroup[], drawn: DrawnGroup[]): number {
  let same = 0;
  for (const [index, { title, rows }] of groups.entries()) {
    const before = drawn[index];
    if (before?.title !== title) return same;
    const other = rows.findIndex(({ hit }, position) => before.rows[position]?.hit !== hit);
    if (other !== -1) return same + other;
    same += rows.length;
  }
  return same;
}
