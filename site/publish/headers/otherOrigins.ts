import { analyticsOrigins } from '../../browser/analytics/analyticsSettings';
import type { Settings } from '../../settings/schema';
import { sendSettings } from '../../settings/sendSettings';

/** Other origins that pages turn to, by what they want there. */
export interface OtherOrigins {
  /** Those that scripts are loaded from. */
  script: string[];
  /** Those that scripts speak to. */
  connect: string[];
}

/** The parts of the site that turn to other origins when the settings say so. Each names its own. */
const parts: ((settings: Settings) => Partial<OtherOrigins>)[] = [
  hostedSearch,
  analyticsOrigins,
  sentRequests,
];

/** Every other origin that a site's settings make its pages turn to: none by default. */
export function otherOrigins(settings: Settings): OtherOrigins {
  const named = parts.map((part) => part(settings));
  const all = (kind: keyof OtherOrigins) =>
    [...new Set(named.flatMap((origins) => origins[kind] ?? []))].sort();
  return { script: all('script'), connect: all('connect') };
}

/** The servers that readers send requests to. */
function sentRequests(settings: Settings): Partial<OtherOrigins> {
  return { connect: sendSettings(settings)?.origins ?? [] };
}

/** The servers that Algolia's own client tries for an application, one after the other. */
function hostedSearch({ search }: Settings): Partial<OtherOrigins> {
  if (search.provider !== 'algolia') return {};
  if (search.host !== undefined) return { connect: [search.host] };
  const { applicationId } = search;
  const replicas = [1, 2, 3].map((number) => `https://${applicationId}-${number}.algolianet.com`);
  return {
    connect: [
      `https://${applicationId}-dsn.algolia.net`,
      `https://${applicationId}.algolia.net`,
      ...replicas,
    ],
  };
}
