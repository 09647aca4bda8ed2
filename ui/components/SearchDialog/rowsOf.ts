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

/** Groups with a row for each of their hits. */
export const rowsOf = (groups: SearchGroup[]): DrawnGroup[] =>
  groups.map(({ hits, ...group }) => {
    const branches = branchesOf(hits);
    return { ...group, rows: hits.map((hit, index) => ({ hit, branch: branches[index]! })) };
  });

/** Number of rows in all groups. */
export const countRows = (groups: DrawnGroup[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);
