import type { SearchLevel, SearchRecord } from '../records/record';

/** A query. The hosted provider takes more options, which the embedded engine ignores. */
export interface SearchQuery {
  query: string;
  /** The first page is 0. @default 0 */
  page?: number;
  /** @default 20 */
  hitsPerPage?: number;
  /** Filters on attributes of pages, which all have to hold: `language:en`, `docs_tag:current`. @default none */
  facetFilters?: string[];
}

/** A text with markers around the words that were found. */
export interface HighlightedText {
  value: string;
  /** Whether it is a line of code. @default false */
  isCode?: boolean;
}

/** The fields of a record that results show. */
export type FoundRecord = Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'area' | 'kind'
>;

/** A record that was found. */
export interface SearchHit extends FoundRecord {
  _highlightResult: { hierarchy: Partial<Record<SearchLevel, HighlightedText>> };
  _snippetResult: { content?: HighlightedText };
}

/** Answers queries: the embedded engine or a hosted provider. */
export interface SearchClient {
  /** Answers a query, or rejects. Calls `early` with the results known so far if the rest takes longer. */
  search: (query: SearchQuery, early?: (result: SearchResult) => void) => Promise<SearchResult>;
  /** Fetches what the first search needs. */
  warmUp: () => void;
}

/** The answer to a query, in the form of the hosted provider. */
export interface SearchResult {
  /** Hits of the page. */
  hits: SearchHit[];
  /** Number of hits on all pages. */
  nbHits: number;
  nbPages: number;
  /** The rarest words of a query of more than 64 characters, in 64 characters. Only of the embedded engine. */
  condensed?: string;
}
