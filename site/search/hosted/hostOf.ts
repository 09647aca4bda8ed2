import type { Host } from '@algolia/client-common';

/** An origin as the provider's library takes a server. */
export function hostOf(origin: string): Host {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
}
