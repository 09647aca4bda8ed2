import type { BrowserSettings } from '../site';
import type { SearchClient } from './searchClient';

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

/** Put in by the build: the client that a site does not use is in no script of it. */
declare const isSearchHosted: boolean;

async function load({ search, address, base }: Pick<BrowserSettings, 'search' | 'address' | 'base'>) {
  if (isSearchHosted && search.provider === 'algolia') {
    const { hostedClient } = await import(/* webpackChunkName: "search-hosted" */ './hostedClient');
    return hostedClient(search, address);
  }
  const { embeddedClient } = await import(/* webpackChunkName: "search-embedded" */ './embeddedClient');
  return embeddedClient(base);
}
