/** An address that moved permanently, and its target. */
export interface Redirect {
  from: string;
  to: string;
}

/** Redirects with the base, encoded. Chains are resolved to their final target, so that readers are redirected once. */
export function resolveRedirects(redirects: Redirect[], base: string): Redirect[] {
  const full = (address: string) => (address.startsWith('/') ? `${base}${address.slice(1)}` : address);
  const hops = new Map(redirects.map(({ from, to }) => [encodeAddress(full(from)), encodeAddress(full(to))]));
  return [...hops].map(([from, to]) => ({ from, to: finalTarget(to, hops) }));
}

/** The final target for a reader. A redirect loop ends where it closes. */
function finalTarget(to: string, hops: Map<string, string>, passed: string[] = []): string {
  const { path, query, fragment } = partsOf(to);
  const address = path.replace(/(?<=.)\/$/, '');
  const next = hops.get(address);
  if (next === undefined || passed.includes(address)) return to;
  const target = withQuery(next, query);
  return finalTarget(target.includes('#') ? target : target + fragment, hops, [...passed, address]);
}

/** Encodes an address, even one that is already partly encoded, so that each address has one spelling. */
export const encodeAddress = (address: string) =>
  encodeURI(address)
    .replace(/%25([\da-f]{2})/gi, (_, digits: string) => `%${digits.toUpperCase()}`)
    .replaceAll('$', '%24');

/** Formats redirects for hosts, each also with a slash at its end, which is another address for Cloudflare Pages. */
export const formatRedirects = (redirects: Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

/** The target of a redirect, with the query of the request unless it has its own. */
export function withQuery(to: string, query: string): string {
  const { path, query: targetQuery, fragment } = partsOf(to);
  return `${path}${targetQuery || query}${fragment}`;
}

function partsOf(address: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { path, query, fragment };
}

/** Parses redirects like Netlify and Cloudflare Pages: the target of each address. */
export const parseRedirects = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^[ \t]*(\/\S*)[ \t]+(\S+)/gm)].map(([, from, to]) => [from!, to!]));
