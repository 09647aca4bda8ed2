import type { SearchGroup, SearchResult } from '#ui';

import type { SearchHit } from '../../search/engine/protocol';
import { highlightParts } from '../../search/engine/markers';
import { nameOf } from '../../search/records/record';
import { searchKinds } from '../../search/records/searchKinds';

/** Groups hits by page, in the order in which the pages first appear, in the form that the design system shows. */
export function groupHits(hits: SearchHit[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>();
  for (const hit of hits) {
    const page = hit.url_without_anchor;
    const { lvl0, lvl1 } = hit.hierarchy;
    // If the page itself is the first hit, it shows its own name.
    const title = [lvl0, hit.type !== 'lvl1' && lvl1].filter(Boolean).join(' / ') || (lvl1 ?? page);
    const group = groups.get(page) ?? { id: page, title, results: [] };
    group.results.push(toResult(hit));
    groups.set(page, group);
  }
  return [...groups.values()];
}

/** Spellings of code, which prose doesn't have: `--flag`, `snake_case`, `camelCase`, `job.proto`, a command. */
const codeLike = /^(--?\w|neosync [a-z])|^\S*_\S*$|^[a-z]\S*(\.[a-z]|[A-Z])\S*$|^([A-Z][a-z]+){3,}$/;

function toResult(hit: SearchHit): SearchResult {
  const { hierarchy, type, area, url, objectID, _highlightResult } = hit;
  const { content } = hit._snippetResult;
  const kind = searchKinds[hit.kind];
  const title = nameOf(hit);
  const above = Object.entries(hierarchy).filter(([level, name]) => name !== null && level !== type);
  const path = above.flatMap(([, name]) => (name === null || name === title ? [] : name));
  const trail = above.filter(([level]) => level > 'lvl1').map(([, name]) => name);
  const highlighted = type === 'content' ? undefined : _highlightResult.hierarchy[type];
  return {
    id: objectID,
    url,
    title,
    path,
    code: (area === 'api' && kind.isLookedUpByName === true) || codeLike.test(title),
    trail: trail.join(' / '),
    kind,
    titleRuns: highlighted && highlightParts(highlighted.value),
    excerpt: content && highlightParts(content.value),
    isExcerptCode: content?.isCode,
  };
}
