import type { SearchRequest, SearchResponse } from '../../search/engine/protocol';

/** Something that answers searches: the engine in a worker of the page, or a provider. Both take and give the same. */
export interface SearchClient {
  /**
   * Answers a request, or rejects when it cannot.
   *
   * @param early Called before with what is known already, when the rest takes longer.
   */
  search: (request: SearchRequest, early?: (response: SearchResponse) => void) => Promise<SearchResponse>;
  /** Fetches what the first search will need. */
  warmUp: () => void;
}
