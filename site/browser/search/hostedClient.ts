import { createMemoryCache } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';

import { cutQuery } from '#ui';

import { postTag, preTag } from '../../search/engine/markers';
import { excerptSize, type FoundRecord, type SearchClient } from '../../search/engine/protocol';
import { algoliaHost } from '../../search/hosted/algoliaHost';
import { parseResponse } from '../../search/hosted/parseResponse';
import type { HostedSearchSettings } from '../../settings/schema';

const options = {
  attributesToRetrieve: ['url', 'type', 'hierarchy', 'area', 'kind'] satisfies (keyof FoundRecord)[],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: [`content:${excerptSize}`],
  highlightPreTag: preTag,
  highlightPostTag: postTag,
  snippetEllipsisText: '…',
};

/**
 * Queries Algolia. A search fails if no server responds, or if the response has no results.
 *
 * @param address Origin of the site, as in the records.
 */
export function hostedClient(settings: HostedSearchSettings, address: string): SearchClient {
  const { applicationId, key, index, host } = settings;
  const client = liteClient(applicationId, key, {
    // Milliseconds to wait for a server before trying the next one.
    timeouts: { connect: 4000, read: 6000, write: 6000 },
    // The reader decides when to try again.
    maxRateLimitRetries: 0,
    // The default is in the browser's storage.
    hostsCache: createMemoryCache(),
    ...(host !== undefined && { hosts: [algoliaHost(host)] }),
  });
  return {
    search: async (query) => {
      const response = await client.search<unknown>({
        requests: [{ ...query, query: cutQuery(query.query), ...options, indexName: index }],
      });
      try {
        return parseResponse(response, address);
      } catch (error) {
        // The library has cached the response.
        await client.clearCache();
        throw error;
      }
    },
    warmUp: () => {
      const href = host ?? `https://${applicationId}-dsn.algolia.net`;
      const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href });
      link.crossOrigin = 'anonymous';
      document.head.append(link);
    },
  };
}
