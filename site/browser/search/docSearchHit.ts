import { escapeMarkup } from '../../escapeMarkup';
import { highlightParts } from '../../search/engine/markers';
import type { SearchHit } from '../../search/engine/protocol';
import type { SearchLevel } from '../../search/records/record';

/** What places are listed under that stand under no heading of a sidebar. */
const areas = { docs: 'Docs', api: 'API', changelog: 'Changelog' };

/** A text as HTML between tags, without the markers of what was found. DocSearch does not know how an apostrophe is escaped. */
const html = (text: string) => escapeMarkup(text).replaceAll('&apos;', "'");

/** A text as HTML, with what was found marked. */
const marked = (value: string) => ({
  value: highlightParts(value)
    .map(({ text, kind }) => (kind === 'found' ? `<mark>${html(text)}</mark>` : html(text)))
    .join(''),
});

/**
 * A record that was found, as DocSearch draws it: it puts names and texts into the page as HTML, those too that it keeps
 * for the next visit. Ours are text.
 */
export function docSearchHit(hit: SearchHit) {
  const { hierarchy, content, _highlightResult, _snippetResult, ...others } = hit;
  const named = { ...hierarchy, lvl0: hierarchy.lvl0 ?? areas[hit.area] };
  const levels = Object.entries(named) as [SearchLevel, string | null][];
  const found = levels.flatMap(([level, name]) => {
    const value = _highlightResult.hierarchy[level]?.value ?? name;
    return value === null ? [] : [[level, marked(value)]];
  });
  return {
    ...others,
    hierarchy: Object.fromEntries(levels.map(([level, name]) => [level, name === null ? null : html(name)])),
    content: content === null ? null : html(content),
    _highlightResult: { hierarchy: {} },
    _snippetResult: {
      hierarchy: Object.fromEntries(found),
      ...(_snippetResult.content && { content: marked(_snippetResult.content.value) }),
    },
  };
}
