import type { DrawnGroup } from './rowsOf';

/**
 * The rows of each group that lie among the first ones of all, up to a number.
 *
 * @param before What was drawn until now: in the place of a row or a group that is left out stands what stood there.
 */
export function firstRows(groups: DrawnGroup[], count: number, before: DrawnGroup[] = []): DrawnGroup[] {
  let left = count;
  const first = groups.flatMap((group, index) => {
    if (left <= 0) return before[index] ?? [];
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return {
      ...group,
      rows: [...rows, ...(before[index]?.rows.slice(rows.length, group.rows.length) ?? [])],
    };
  });
  return [...first, ...before.slice(groups.length)];
}
