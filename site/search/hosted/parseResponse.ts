import type { SearchHit, SearchResponse } from '../engine/protocol';
import { hierarchyOf, searchAreas, searchLevels } from '../records/record';
import { searchKinds } from '../records/searchKinds';

/** A hit from the provider. A crawler's records have only the fields of DocSearch. */
type ProviderHit = Pick<SearchHit, 'url' | 'hierarchy'> & Partial<SearchHit>;

/**
 * Parses the provider's answer to a query. Supports any index of DocSearch records, ours or a crawler's: missing fields
 * and unknown kinds get defaults, and records without a web address are skipped.
 *
 * @param address Origin of the site. Addresses under it become paths.
 * @throws {Error} If the answer has no results, or results in another format.
 */
export function parseResponse(response: unknown, address: string): SearchResponse {
  const { results } = (response ?? {}) as { results?: Partial<SearchResponse>[] };
  const result = results?.[0];
  if (!Array.isArray(result?.hits)) throw new Error('The response has no search results.');
  const hits = result.hits.flatMap((hit) => parseHit(hit, address) ?? []);
  return { hits, nbHits: result.nbHits ?? hits.length, nbPages: result.nbPages ?? 1 };
}

function parseHit(hit: ProviderHit, address: string): SearchHit | undefined {
  const url = localUrl(hit.url, address);
  if (url === undefined) return undefined;
  const [page = url, anchor = null] = url.split('#');
  const hierarchy = { ...hierarchyOf([]), ...hit.hierarchy };
  const deepest = searchLevels.findLast((level) => hierarchy[level] !== null);
  const { type = deepest ?? 'lvl1' } = hit;
  return {
    objectID: hit.objectID ?? url,
    url,
    url_without_anchor: page,
    anchor,
    type,
    hierarchy,
    area: keyOf(searchAreas, hit.area) ?? 'docs',
    kind: keyOf(searchKinds, hit.kind) ?? (type === 'lvl1' ? 'page' : 'section'),
    _highlightResult: { hierarchy: hit._highlightResult?.hierarchy ?? {} },
    _snippetResult: hit._snippetResult ?? {},
  };
}

/** A key of a table; undefined for others. */
const keyOf = <Key extends string>(table: Record<Key, unknown>, key?: Key) =>
  key !== undefined && Object.hasOwn(table, key) ? key : undefined;

/** An address that is safe to link to: a path on this site, or a full URL elsewhere. */
function localUrl(url: string, address: string): string | undefined {
  try {
    const { protocol, origin, href } = new URL(url || 'none:', address);
    if (protocol !== 'https:' && protocol !== 'http:') return undefined;
    if (origin !== new URL(address).origin) return href;
    // Browsers treat two leading slashes as another site.
    return href.slice(origin.length).replace(/^\/{2,}/, '/');
  } catch {
    return undefined;
  }
}
