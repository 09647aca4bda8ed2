import { highlightParts } from '../search/engine/markers';
import { nameOf, type SearchArea } from '../search/records/record';
import type { Docs } from './openDocs';

/** Results of a search as Markdown: title, place, address and excerpt of each, best first. */
export async function searchDocs(
  { engine, site }: Docs,
  { query, area, limit }: { query: string; area?: SearchArea; limit: number },
): Promise<string> {
  const facetFilters = area ? [`area:${area}`] : [];
  const { hits, nbHits } = await engine.search({ query, hitsPerPage: limit, facetFilters });
  if (nbHits === 0) return `Nothing matches ${JSON.stringify(query)}. Try fewer or other words.`;
  const results = hits.map((hit, index) => {
    const place = Object.values(hit.hierarchy).filter((name) => name !== null);
    const excerpt = highlightParts(hit._snippetResult.content?.value ?? '').map(({ text }) => text);
    const title = `${index + 1}. **${nameOf(hit)}** (${place.join(' > ')})`;
    return `${title}\n   ${site.address}${hit.url}\n   ${excerpt.join('')}`.trimEnd();
  });
  return [`${hits.length} of ${nbHits} results:`, ...results].join('\n\n');
}
