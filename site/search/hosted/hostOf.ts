import type { Host } from '@algolia/client-common';

/** Converts an origin to the server format of the provider's library. */
export function hostOf(origin: string): Host {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
}
