import type { SearchHit } from './searchTypes';

/** Where a hit hangs on the line that joins the parts of a page: not at all, in the middle, or at its end. */
export type Branch = 'none' | 'through' | 'last';

/** Says for each hit of a group how it hangs under the first one. */
export function branchesOf(hits: SearchHit[]): Branch[] {
  const hangs = hits.map((hit, index) => index > 0 && hangsUnder(hit, hits[0]!));
  return hangs.map((hanging, index) => (!hanging ? 'none' : hangs[index + 1] ? 'through' : 'last'));
}

/* Pages and entries stand for themselves, and so do the names of one file. */
const hangsUnder = ({ kind }: SearchHit, first: SearchHit): boolean =>
  kind === 'section' || (kind === 'symbol' && first.kind !== 'symbol');
