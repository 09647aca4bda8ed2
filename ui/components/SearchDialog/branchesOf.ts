import type { SearchHit } from './searchTypes';

/** A hit's position on the line that connects the sections of a page: not on it, in the middle, or at its end. */
export type Branch = 'none' | 'through' | 'last';

/** The branch of each hit of a group under the first one. */
export function branchesOf(hits: SearchHit[]): Branch[] {
  const hangs = hits.map((hit, index) => index > 0 && hangsUnder(hit, hits[0]!));
  return hangs.map((hanging, index) => {
    if (!hanging) return 'none';
    return hangs[index + 1] ? 'through' : 'last';
  });
}

const hangsUnder = ({ kind }: SearchHit, first: SearchHit): boolean =>
  kind.branch === 'always' || (kind.branch === 'under-text' && first.kind.branch !== 'under-text');
