import { SiteError } from '../problem';

/** Name of the file in which Netlify and Cloudflare Pages look for redirects. */
export const redirectsFile = '_redirects';

/** A redirect between addresses with the base of the site, encoded. */
export interface HostRedirect {
  from: string;
  to: string;
}

/** Redirects with the base of the site before its own addresses, encoded. */
export function hostRedirects(redirects: HostRedirect[], base: string): HostRedirect[] {
  const own = (address: string) => (address.startsWith('/') ? `${base}${address.slice(1)}` : address);
  return redirects.map(({ from, to }) => ({ from: encodeAddress(own(from)), to: encodeAddress(own(to)) }));
}

/** Encodes what is not encoded yet, so that all spellings of an address become one. */
export const encodeAddress = (address: string) =>
  encodeURI(address)
    .replace(/%25([\da-f]{2})/gi, (_, digits: string) => `%${digits.toUpperCase()}`)
    .replaceAll('$', '%24');

/**
 * Formats redirects for Netlify and Cloudflare Pages. Each appears a second time with a slash at its end, which is another
 * address for Cloudflare Pages.
 *
 * @throws {SiteError} When Cloudflare Pages would ignore some of them.
 */
export function printRedirects(redirects: HostRedirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  const messages = lines
    .filter(({ length }) => length > 1000)
    .map(
      (line) =>
        `a line has ${line.length} characters, and Cloudflare Pages reads 1000: "${line.slice(0, 40)}…"`,
    );
  if (lines.length > 2000)
    messages.push(`there are ${redirects.length} redirects, and Cloudflare Pages reads 1000.`);
  const fix = 'Remove or shorten redirects.';
  if (messages.length > 0)
    throw new SiteError(messages.map((message) => ({ file: redirectsFile, message, fix })));
  return lines.map((line) => `${line}\n`).join('');
}

/** The target of a redirect, with the query of the request unless it has its own. */
export function leadOn(to: string, query: string): string {
  const [, address = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${address}${own || query}${fragment}`;
}

/** Parses what `printRedirects` returns: each redirect once. */
export const readRedirects = (text: string): HostRedirect[] =>
  [...parseRedirects(text)].flatMap(([from, to]) => (from.endsWith('/') ? [] : [{ from, to }]));

/** Parses redirects like Netlify and Cloudflare Pages: the target of each address. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text
      .split(/\r?\n/)
      .map((line) => line.trim().split(/\s+/))
      .filter(([from = '', to]) => from.startsWith('/') && to !== undefined)
      .map(([from, to]) => [from!, to!]),
  );
}
