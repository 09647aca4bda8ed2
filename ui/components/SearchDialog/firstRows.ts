import { branchesOf, type Branch } from './branchesOf';
import type { SearchGroup, SearchHit } from './searchTypes';

/** A hit, and how it hangs under the first one of its page. */
export interface Row {
  hit: SearchHit;
  branch: Branch;
}

/** A group, with those of its rows that are drawn. */
export interface DrawnGroup extends Omit<SearchGroup, 'hits'> {
  rows: Row[];
}

/** The rows of each group that lie among the first ones of all, up to a number. Groups after these are left out. */
export function firstRows(groups: SearchGroup[], count: number): DrawnGroup[] {
  let left = count;
  return groups.flatMap(({ hits, ...group }) => {
    if (left <= 0) return [];
    const branches = branchesOf(hits);
    const rows = hits.slice(0, left).map((hit, index) => ({ hit, branch: branches[index]! }));
    left -= rows.length;
    return [{ ...group, rows }];
  });
}
