import type { HighlightedText, SearchHit, SearchResult } from '../engine/protocol';
import { searchAreas, searchLevels, type SearchLevel } from '../records/record';
import { searchKinds, type SearchKind } from '../records/searchKinds';

/**
 * Reads the provider's answer to a query. Understands any index of DocSearch records, ours or a crawler's: missing fields
 * get defaults, and records without a web address are left out.
 *
 * @param address Origin of the site. Addresses under it become paths.
 * @throws {Error} When the answer has no results.
 */
export function parseAnswer(answer: unknown, address: string): SearchResult {
  const result = objectOf(listOf(objectOf(answer).results)?.[0]);
  const found = listOf(result.hits);
  if (!found) throw new Error('The response has no search results.');
  const hits = found.flatMap((hit) => readHit(objectOf(hit), address) ?? []);
  return { hits, nbHits: numberOr(result.nbHits, hits.length), nbPages: numberOr(result.nbPages, 1) };
}

type Unknown = Record<string, unknown>;

function readHit(hit: Unknown, address: string): SearchHit | undefined {
  const url = localUrl(textOr(hit.url, ''), address);
  if (url === undefined) return undefined;
  const [page = url, anchor = null] = url.split('#');
  const names = objectOf(hit.hierarchy);
  const hierarchy = byLevel((level) => textOr(names[level], null));
  const type =
    oneOf(hit.type, [...searchLevels, 'content'] as const) ??
    searchLevels.findLast((level) => hierarchy[level] !== null) ??
    'lvl1';
  const highlighted = objectOf(objectOf(hit._highlightResult).hierarchy);
  return {
    objectID: textOr(hit.objectID, url),
    url,
    url_without_anchor: page,
    anchor,
    type,
    hierarchy,
    area: oneOf(hit.area, searchAreas) ?? 'docs',
    kind: oneOf(hit.kind, Object.keys(searchKinds) as SearchKind[]) ?? (type === 'lvl1' ? 'page' : 'section'),
    _highlightResult: { hierarchy: byLevel((level) => readText(highlighted[level])) },
    _snippetResult: { content: readText(objectOf(hit._snippetResult).content) },
  };
}

/** An address that a reader can be sent to: a path on this site, a whole address elsewhere. */
function localUrl(url: string, address: string): string | undefined {
  try {
    const { protocol, origin, href } = new URL(url || 'none:', address);
    if (protocol !== 'https:' && protocol !== 'http:') return undefined;
    if (origin !== new URL(address).origin) return href;
    // Browsers take two leading slashes for another site.
    return href.slice(origin.length).replace(/^\/{2,}/, '/');
  } catch {
    return undefined;
  }
}

function readText(text: unknown): HighlightedText | undefined {
  const { value } = objectOf(text);
  return typeof value === 'string' ? { value } : undefined;
}

const byLevel = <Value>(valueAt: (level: SearchLevel) => Value) =>
  Object.fromEntries(searchLevels.map((level) => [level, valueAt(level)])) as Record<SearchLevel, Value>;
const objectOf = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : {};
const listOf = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const textOr = <Otherwise>(value: unknown, otherwise: Otherwise) =>
  typeof value === 'string' ? value : otherwise;
const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;
const oneOf = <Value extends string>(value: unknown, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value);
