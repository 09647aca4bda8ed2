import type { HighlightedText, SearchHit, SearchResponse, SearchResult } from '../engine/protocol';
import type { SearchHierarchy, SearchLevel, SearchRecordType } from '../records/record';

const levels: SearchLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Reads what a provider answered: any index of DocSearch records is understood, ours or a crawler's. What a record lacks
 * is filled in; one that leads nowhere is left out.
 *
 * @param address Origin of the site. Addresses under it become addresses without it.
 * @throws {Error} When the answer is not a list of results.
 */
export function readAnswer(answer: unknown, address: string): SearchResponse {
  const results = listOf(objectOf(answer).results);
  if (!results?.length) throw new Error('The search was answered with something else than results.');
  return { results: results.map((result) => readResult(objectOf(result), address)) };
}

type Unknown = Record<string, unknown>;

function readResult(result: Unknown, address: string): SearchResult {
  const found = listOf(result.hits);
  if (found === undefined) throw new Error('The search was answered with a result without hits.');
  const hits = found.flatMap((hit) => readHit(objectOf(hit), address) ?? []);
  return {
    hits,
    nbHits: numberOr(result.nbHits, hits.length),
    page: numberOr(result.page, 0),
    nbPages: numberOr(result.nbPages, 1),
    hitsPerPage: numberOr(result.hitsPerPage, hits.length),
    exhaustiveNbHits: true,
    query: textOr(result.query, ''),
    index: textOr(result.index, ''),
    processingTimeMS: numberOr(result.processingTimeMS, 0),
  };
}

function readHit(hit: Unknown, address: string): SearchHit | undefined {
  const url = localUrl(textOr(hit.url, ''), address);
  if (url === undefined) return undefined;
  const [page = url, anchor] = url.split('#');
  const hierarchy = readHierarchy(objectOf(hit.hierarchy));
  const type = typeOf(hit.type, hierarchy);
  const marked = objectOf(hit._highlightResult);
  const cut = objectOf(hit._snippetResult);
  return {
    objectID: textOr(hit.objectID, url),
    url,
    url_without_anchor: page,
    anchor: anchor ?? null,
    type,
    hierarchy,
    content: typeof hit.content === 'string' ? hit.content : null,
    language: textOr(hit.language, ''),
    docs_tag: textOr(hit.docs_tag, ''),
    area: oneOf(hit.area, ['docs', 'api', 'changelog'] as const) ?? 'docs',
    kind: oneOf(hit.kind, ['page', 'section', 'symbol'] as const) ?? (type === 'lvl1' ? 'page' : 'section'),
    weight: { page_rank: 0, level: 0, position: 0 },
    _highlightResult: { hierarchy: readTexts(marked.hierarchy), content: readText(marked.content) },
    _snippetResult: { hierarchy: readTexts(cut.hierarchy), content: readText(cut.content) },
  };
}

/** An address that a reader can be sent to: on this site without its origin, on another one whole. */
function localUrl(url: string, address: string): string | undefined {
  if (url === '' || !URL.canParse(url, address)) return undefined;
  const { protocol, origin, href } = new URL(url, address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (origin !== new URL(address).origin) return href;
  // Two slashes at its beginning would lead to another site.
  return href.slice(origin.length).replace(/^\/{2,}/, '/');
}

function readHierarchy(names: Unknown): SearchHierarchy {
  const at = (level: SearchLevel) => (typeof names[level] === 'string' ? names[level] : null);
  return Object.fromEntries(levels.map((level) => [level, at(level)])) as Record<SearchLevel, string | null>;
}

function typeOf(type: unknown, hierarchy: SearchHierarchy): SearchRecordType {
  return (
    oneOf(type, [...levels, 'content'] as const) ??
    levels.findLast((level) => hierarchy[level] !== null) ??
    'lvl1'
  );
}

function readTexts(texts: unknown): Partial<Record<SearchLevel, HighlightedText>> {
  const found = objectOf(texts);
  return Object.fromEntries(
    levels.flatMap((level) => {
      const text = readText(found[level]);
      return text ? [[level, text]] : [];
    }),
  );
}

function readText(text: unknown): HighlightedText | undefined {
  const { value, matchLevel, matchedWords, fullyHighlighted } = objectOf(text);
  if (typeof value !== 'string') return undefined;
  return {
    value,
    matchLevel: oneOf(matchLevel, ['none', 'partial', 'full'] as const) ?? 'none',
    matchedWords: (listOf(matchedWords) ?? []).filter((word) => typeof word === 'string'),
    fullyHighlighted: fullyHighlighted === true,
  };
}

const objectOf = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : {};
const listOf = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;
const oneOf = <Value extends string>(value: unknown, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value);
