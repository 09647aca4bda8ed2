import type { SearchGroup, SearchHit } from '#ui';

import type { SearchHit as FoundHit } from '../../search/engine/protocol';
import { highlightParts } from '../../search/engine/markers';
import { nameOf } from '../../search/records/record';

/** Groups hits by page, in the order in which the pages first appear, in the form that the design system shows. */
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

function toHit(found: FoundHit): SearchHit {
  const { hierarchy, type, kind, area, url, objectID, _highlightResult, _snippetResult } = found;
  const title = nameOf(found);
  const above = Object.entries(hierarchy).filter(([level, name]) => name !== null && level !== type);
  const path = above.map(([, name]) => name).filter((name) => name !== title);
  const highlighted = type === 'content' ? undefined : _highlightResult.hierarchy[type];
  const { content } = _snippetResult;
  return {
    id: objectID,
    url,
    title,
    path: path.join(' / '),
    kind: area === 'changelog' && kind === 'page' ? 'entry' : kind,
    titleParts: highlighted && parts(highlighted.value),
    excerpt: content && content.matchLevel !== 'none' ? parts(content.value) : undefined,
  };
}

const parts = (value: string) =>
  highlightParts(value).map(({ text, kind }) => ({ text, marked: kind === 'found' }));
