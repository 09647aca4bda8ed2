import { SiteError } from '../problem';

/** Name of the file in which Netlify and Cloudflare Pages look for redirects. */
export const redirectsFile = '_redirects';

/** Most redirects, and most characters of a line, that Cloudflare Pages reads. */
const limits = { rules: 2000, characters: 1000 };

/** A redirect as hosts know it: addresses with the base of the site, encoded. */
export interface HostRedirect {
  from: string;
  to: string;
}

/** Redirects with the base of the site before the addresses that are its own. */
export function hostRedirects(redirects: HostRedirect[], base: string): HostRedirect[] {
  const own = (address: string) => (address.startsWith('/') ? `${base}${address.slice(1)}` : address);
  return redirects.map(({ from, to }) => ({ from: encodeAddress(own(from)), to: encodeAddress(own(to)) }));
}

/** Encodes what is not encoded yet: of all spellings of an address the same. */
export const encodeAddress = (address: string) =>
  encodeURI(address)
    .replace(/%25([\da-f]{2})/gi, (_, digits: string) => `%${digits.toUpperCase()}`)
    .replaceAll('$', '%24');

/**
 * Writes redirects in the form of Netlify and Cloudflare Pages. Each appears a second time with a slash at its end, which
 * Cloudflare Pages takes for another address.
 *
 * @throws {SiteError} When there is more than Cloudflare Pages reads.
 */
export function printRedirects(redirects: HostRedirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  const long = lines.find(({ length }) => length > limits.characters);
  if (lines.length > limits.rules || long !== undefined) {
    const message =
      long === undefined
        ? `there are ${redirects.length} redirects, and Cloudflare Pages reads ${limits.rules / 2}.`
        : `a line has ${long.length} characters, and Cloudflare Pages reads ${limits.characters}: "${long.slice(0, 40)}…"`;
    throw new SiteError([{ file: redirectsFile, message, fix: 'Remove or shorten redirects.' }]);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The address that a redirect leads to. The query of the request is kept unless the redirect has its own. */
export function leadOn(to: string, query: string): string {
  const [, address = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${address}${own || query}${fragment}`;
}

/** Reads back what was printed: each redirect once. */
export const readRedirects = (text: string): HostRedirect[] =>
  [...parseRedirects(text)].flatMap(([from, to]) => (from.endsWith('/') ? [] : [{ from, to }]));

/** Reads redirects as Netlify and Cloudflare Pages do: where each address leads, by address. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text
      .split(/\r?\n/)
      .map((line) => line.trim().split(/\s+/))
      .filter(([from = '', to]) => from.startsWith('/') && to !== undefined)
      .map(([from, to]) => [from!, to!]),
  );
}
