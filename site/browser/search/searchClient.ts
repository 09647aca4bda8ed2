import type { SearchQuery, SearchResult } from '../../search/engine/protocol';
import { site } from '../site';

/** Answers queries: the embedded engine or a hosted provider. */
export interface SearchClient {
  /**
   * Answers a query, or rejects.
   *
   * @param early Called first with what is known so far, when the rest takes longer.
   */
  search: (query: SearchQuery, early?: (result: SearchResult) => void) => Promise<SearchResult>;
  /** Fetches what the first search needs. */
  warmUp: () => void;
}

let client: Promise<SearchClient> | undefined;

/** The client that the settings name. Loaded once; again after a failure. */
export function loadSearchClient(): Promise<SearchClient> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Set by the build, so that the other client is in no script. */
declare const isSearchHosted: boolean;

async function load(): Promise<SearchClient> {
  const { search, address, base } = site;
  if (isSearchHosted && search.provider === 'algolia') {
    const { hostedClient } = await import(/* webpackChunkName: "search-hosted" */ './hostedClient');
    return hostedClient(search, address);
  }
  const { embeddedClient } = await import(/* webpackChunkName: "search-embedded" */ './embeddedClient');
  return embeddedClient(base);
}
