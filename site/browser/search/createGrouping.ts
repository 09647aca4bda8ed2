import type { SearchGroup, SearchHit } from '#ui';

import type { SearchHit as FoundHit } from '../../search/engine/protocol';
import { highlightParts } from '../../search/engine/markers';
import { nameOf, type SearchLevel } from '../../search/records/record';

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

const parts = (value: string) =>
  highlightParts(value).map(({ text, kind }) => ({ text, marked: kind === 'found' }));

/** A record that was found, as the design system shows it. */
function toHit(found: FoundHit): SearchHit {
  const {
    hierarchy,
    type,
    kind,
    area,
    url,
    objectID,
    _highlightResult: marked,
    _snippetResult: snippet,
  } = found;
  const title = nameOf(found);
  const above = Object.entries(hierarchy).filter(([level, name]) => name !== null && level !== type);
  const path = above.map(([, name]) => name).filter((name) => name !== title);
  const own = type === 'content' ? undefined : marked.hierarchy[type as SearchLevel];
  return {
    id: objectID,
    url,
    title,
    path: path.join(' / '),
    kind: area === 'changelog' && kind === 'page' ? 'entry' : kind,
    titleParts: own && parts(own.value),
    excerpt:
      snippet.content && snippet.content.matchLevel !== 'none' ? parts(snippet.content.value) : undefined,
  };
}

/** Hits by the page they lie on, in the order in which the pages first appear. */
export function groupHits(found: FoundHit[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>();
  for (const hit of found) {
    const page = hit.url_without_anchor;
    const group = groups.get(page) ?? { id: page, title: hit.hierarchy.lvl1 ?? page, hits: [] };
    group.hits.push(toHit(hit));
    groups.set(page, group);
  }
  return [...groups.values()];
}
