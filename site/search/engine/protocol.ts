import type { SearchLevel, SearchRecord } from '../records/record';

/** A query. The hosted provider accepts more options, which the embedded engine ignores. */
export interface SearchQuery {
  query: string;
  /** The first page is 0. @default 0 */
  page?: number;
  /** @default 20 */
  hitsPerPage?: number;
  /** Filters on attributes of pages, which all have to match: `language:en`, `docs_tag:current`. @default none */
  facetFilters?: string[];
}

/** The number of words in an excerpt. */
export const excerptSize = 15;

/** A text with markers around matched words. */
export interface HighlightedText {
  value: string;
  /** Whether it's a line of code. @default false */
  isCode?: boolean;
}

/** The fields of a record that results use. */
export type FoundRecord = Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'area' | 'kind'
>;

/** A matching record. */
export interface SearchHit extends FoundRecord {
  _highlightResult: { hierarchy: Partial<Record<SearchLevel, HighlightedText>> };
  _snippetResult: { content?: HighlightedText };
}

/** Answers queries: the embedded engine or a hosted provider. */
export interface SearchClient {
  /** Answers a query, or rejects. Calls `onPartial` with the results so far if the rest takes longer. */
  search: (query: SearchQuery, onPartial?: (response: SearchResponse) => void) => Promise<SearchResponse>;
  /** Fetches the data for the first search. */
  warmUp: () => void;
}

/** The answer to a query, in the format of the hosted provider. */
export interface SearchResponse {
  /** The hits on the requested page of results. */
  hits: SearchHit[];
  /** Number of hits on all pages of results. */
  nbHits: number;
  nbPages: number;
  /** The rarest words of a query of more than 64 characters, in 64 characters. Only set by the embedded engine. */
  condensed?: string;
}
