import { site } from '../site';
import { embeddedClient } from './embeddedClient';
import type { SearchClient } from './searchClient';
import { searchSettings } from './searchSettings';

/** Set by the build, so that the other client is in no script. */
declare const isSearchHosted: boolean;
let client: SearchClient | undefined;

/** The client that the settings name. */
export async function siteClient(): Promise<SearchClient> {
  const { search, address } = searchSettings;
  if (isSearchHosted && search.provider === 'algolia') {
    const { hostedClient } = await import(/* webpackMode: "eager" */ './hostedClient');
    return (client ??= hostedClient(search, address));
  }
  return (client ??= embeddedClient(site.base));
}
