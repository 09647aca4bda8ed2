import type { SearchRequest, SearchResponse } from '../../search/engine/protocol';
import type { BrowserSettings } from '../site';

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

let client: Promise<SearchClient> | undefined;

/** The client that the settings name, loaded once. A client that could not be loaded is loaded anew the next time. */
export function loadSearchClient(
  settings: Pick<BrowserSettings, 'search' | 'address' | 'base'>,
): Promise<SearchClient> {
  client ??= load(settings).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function load({ search, address, base }: Pick<BrowserSettings, 'search' | 'address' | 'base'>) {
  if (search.provider === 'algolia') {
    const { hostedClient } = await import(/* webpackChunkName: "search-hosted" */ './hostedClient');
    return hostedClient(search, address);
  }
  const { embeddedClient } = await import(/* webpackChunkName: "search-embedded" */ './embeddedClient');
  return embeddedClient(base);
}
