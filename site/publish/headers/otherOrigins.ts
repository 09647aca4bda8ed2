import { analyticsOrigins } from '../../browser/analytics/analyticsSettings';
import { sendSettings, type Settings } from '../../settings/schema';

/** Origins other than the site's own that pages use. */
export interface OtherOrigins {
  /** Those that scripts are loaded from. */
  script: string[];
  /** Those that scripts send requests to. */
  connect: string[];
}

/** The other origins that the settings name: none by default. */
export function otherOrigins(settings: Settings): OtherOrigins {
  const { script, connect } = analyticsOrigins(settings);
  const all = [...connect, ...searchServers(settings), ...(sendSettings(settings)?.origins ?? [])];
  return { script, connect: [...new Set(all)].sort() };
}

/** The servers that Algolia's client tries in turn. */
function searchServers({ search }: Settings): string[] {
  if (search.provider !== 'algolia') return [];
  if (search.host !== undefined) return [search.host];
  const spares = [1, 2, 3].map((number) => `-${number}.algolianet.com`);
  const hosts = ['.algolia.net', '-dsn.algolia.net', ...spares];
  return hosts.map((host) => `https://${search.applicationId}${host}`);
}
