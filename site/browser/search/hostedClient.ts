import { liteClient } from 'algoliasearch/lite';

import { hostOf } from '../../search/hosted/hostOf';
import { readAnswer } from '../../search/hosted/readAnswer';
import type { HostedSearchSettings } from '../../settings/schema';
import type { SearchClient } from './searchClient';

/** How long a server may take before the next one is asked, in milliseconds: to be reached, and to answer. */
const timeouts = { connect: 4000, read: 6000, write: 6000 };

/**
 * Asks Algolia. A search fails when no server answers, when the answer is an error, or when it is none that can be shown.
 *
 * @param address Origin of the site, at which the records lie.
 */
export function hostedClient(
  { applicationId, key, index, host }: HostedSearchSettings,
  address: string,
): SearchClient {
  const client = liteClient(applicationId, key, {
    timeouts,
    // The reader decides when to try again.
    maxRateLimitRetries: 0,
    hostsCache: hostsCache(),
    ...(host !== undefined && { hosts: [hostOf(host)] }),
  });
  return {
    search: async ({ requests }) => {
      const hosted = requests.map((request) => ({ ...request, indexName: index }));
      const answer = await client.search<unknown>({ requests: hosted });
      try {
        return readAnswer(answer, address);
      } catch (error) {
        // The library keeps answers, this one too: the next search would get it again.
        await client.clearCache();
        throw error;
      }
    },
    warmUp: () => {
      const link = document.createElement('link');
      link.rel = 'preconnect';
      link.crossOrigin = 'anonymous';
      link.href = host ?? `https://${applicationId}-dsn.algolia.net`;
      document.head.append(link);
    },
  };
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** Which servers were out of reach, for as long as the page lives. The library would keep it in the browser's storage. */
function hostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  const nameOf = (key: unknown) => JSON.stringify(key);
  return {
    get: async <Value>(key: unknown, otherwise: () => Promise<Value>) =>
      hosts.has(nameOf(key)) ? (hosts.get(nameOf(key)) as Value) : otherwise(),
    set: async (key, value) => {
      hosts.set(nameOf(key), value);
      return value;
    },
    delete: async (key) => void hosts.delete(nameOf(key)),
    clear: async () => hosts.clear(),
  };
}
