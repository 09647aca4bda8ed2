import { escapeMarkup } from '../../escapeMarkup';
import { highlightParts } from '../../search/engine/markers';
import type { SearchHit } from '../../search/engine/protocol';
import { searchAreas, searchLevels } from '../../search/records/record';

/** A text as HTML. DocSearch doesn't decode `&apos;`. */
const html = (text: string) => escapeMarkup(text).replaceAll('&apos;', "'");

const highlightedHtml = (value: string) => ({
  value: highlightParts(value)
    .map(({ text, marked }) => (marked ? `<mark>${html(text)}</mark>` : html(text)))
    .join(''),
});

/** A hit as DocSearch renders it: all names and texts as HTML, even those that it stores for the next visit. */
export function toDocSearchHit({ hierarchy, _highlightResult, _snippetResult, ...hit }: SearchHit) {
  const names = searchLevels.flatMap((level) => {
    const name = level === 'lvl0' ? (hierarchy.lvl0 ?? searchAreas[hit.area]) : hierarchy[level];
    const highlighted = _highlightResult.hierarchy[level]?.value ?? name;
    return name === null ? [] : [{ level, name: html(name), highlighted: highlightedHtml(highlighted!) }];
  });
  return {
    ...hit,
    content: null,
    hierarchy: Object.fromEntries(names.map(({ level, name }) => [level, name])),
    _highlightResult: { hierarchy: {} },
    _snippetResult: {
      hierarchy: Object.fromEntries(names.map(({ level, highlighted }) => [level, highlighted])),
      ...(_snippetResult.content && { content: highlightedHtml(_snippetResult.content.value) }),
    },
  };
}
