import { defaultPostTag, defaultPreTag } from './engine/markers';
import type { FacetFilter, SearchRequest } from './engine/protocol';

/** Hits of a page of results. */
export const hitsPerPage = 20;

/** What of a record results are drawn from, beside the names and texts that are marked. */
const retrieved = [
  'url',
  'url_without_anchor',
  'anchor',
  'type',
  'hierarchy',
  'language',
  'docs_tag',
  'area',
  'kind',
];

export interface RequestOptions {
  /** Language of the page that the reader searches from. */
  language: string;
  /** Name of the version of the documentation that the reader is in. */
  version: string;
  /** First page is 0. @default 0 */
  page?: number;
  /** Filters beside those on language and version. @default none */
  filters?: FacetFilter[];
}

/** The request that finds the places of a query, in the form of the hosted provider. */
export function requestOf(
  query: string,
  { language, version, page = 0, filters = [] }: RequestOptions,
): SearchRequest {
  return {
    requests: [
      {
        indexName: 'docs',
        query,
        page,
        hitsPerPage,
        facetFilters: [`language:${language}`, `docs_tag:${version}`, ...filters],
        attributesToRetrieve: retrieved,
        attributesToHighlight: ['hierarchy'],
        attributesToSnippet: ['content:15'],
        highlightPreTag: defaultPreTag,
        highlightPostTag: defaultPostTag,
        snippetEllipsisText: '…',
      },
    ],
  };
}
