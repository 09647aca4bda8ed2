import type { SearchGroup, SearchHit } from '#ui';

import type { SearchHit as FoundHit } from '../../search/engine/protocol';
import { groupHits } from './toHit';

/**
 * Makes a function that groups hits as {@link groupHits} does, where a hit that says the same as one of the call before
 * is that very object: what draws it need not draw it anew.
 */
export function createGrouping(): (found: FoundHit[]) => SearchGroup[] {
  let known = new Map<string, SearchHit>();
  return (found) => {
    const next = new Map<string, SearchHit>();
    const groups = groupHits(found).map((group) => ({
      ...group,
      hits: group.hits.map((hit) => {
        const text = JSON.stringify(hit);
        const kept = known.get(text) ?? hit;
        next.set(text, kept);
        return kept;
      }),
    }));
    known = next;
    return groups;
  };
}
