import type { Host } from '@algolia/client-common';

/** Converts an origin to the host format of the Algolia client. */
export function algoliaHost(origin: string): Host {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
}
