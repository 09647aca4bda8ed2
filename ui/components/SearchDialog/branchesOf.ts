import type { SearchResult } from './searchTypes';

/** A result's position on the line that connects the sections of a page: not on it, in the middle, or at its end. */
export type Branch = 'none' | 'through' | 'last';

/** The branch of each result of a group under the first one. */
export function branchesOf(results: SearchResult[]): Branch[] {
  const isBranch = results.map((result, index) => index > 0 && isBranchOf(result, results[0]!));
  return isBranch.map((connected, index) => {
    if (!connected) return 'none';
    return isBranch[index + 1] ? 'through' : 'last';
  });
}

const isBranchOf = ({ kind }: SearchResult, first: SearchResult): boolean =>
  kind.branch === 'always' || (kind.branch === 'under-text' && first.kind.branch !== 'under-text');
