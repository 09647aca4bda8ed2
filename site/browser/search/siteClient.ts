import { site } from '../site';
import { embeddedClient } from './embeddedClient';
import { hostedClient } from './hostedClient';
import type { SearchClient } from './searchClient';

/** Set by the build, so that the other client is in no script. */
declare const isSearchHosted: boolean;
let client: SearchClient | undefined;

/** The client that the settings name. */
export function siteClient(): SearchClient {
  const { search, address, base } = site;
  const isHosted = isSearchHosted && search.provider === 'algolia';
  client ??= isHosted ? hostedClient(search, address) : embeddedClient(base);
  return client;
}
