import type { SearchQuery, SearchResult } from '../../search/engine/protocol';

/** Answers queries: the embedded engine or a hosted provider. */
export interface SearchClient {
  /** Answers a query, or rejects. Calls `early` with the results known so far if the rest takes longer. */
  search: (query: SearchQuery, early?: (result: SearchResult) => void) => Promise<SearchResult>;
  /** Fetches what the first search needs. */
  warmUp: () => void;
}
