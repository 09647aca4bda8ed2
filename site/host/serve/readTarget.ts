import { headersFile } from '../headersFile';
import { redirectsFile } from '../redirectsFile';
import { compressible } from '../compress/precompress';

/** What the target of a request asks for. Files are paths in the folder of the site, without a leading slash. */
export type Target =
  /** No address at all: broken encoding, control characters. */
  | { kind: 'malformed' }
  /** An address that no site of ours has. */
  | { kind: 'unknown' }
  /** Any one of these files, the first that exists. */
  | { kind: 'file'; files: string[] }
  /** Another spelling of `to`, provided that one of these files exists. */
  | { kind: 'moved'; to: string; files: string[] };

/** What a host reads for itself. */
const hostFiles = [headersFile, redirectsFile];

/** Copies that `precompress` writes. They are sent in place of the file beside them, never by their own name. */
const twin = new RegExp(`\\.(${compressible.join('|')})\\.(br|gz)$`, 'i');

/**
 * Reads the target of an HTTP request (RFC 9112, section 3.2) as an address of the site: `/cli/sync` is the page
 * in `cli/sync.html` or `cli/sync/index.html`. One slash at the end of a page's address changes nothing.
 *
 * @param target Path and query as they were sent, or a whole address.
 * @param base Path under which the site is published, with a slash at both ends.
 */
export function readTarget(target: string, base = '/'): Target {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const address = path || '/';
  if (!`${address}/`.startsWith(base)) return { kind: 'unknown' };

  const parts = address.slice(base.length).split('/');
  const slash = parts.at(-1) === '';
  const names = (slash ? parts.slice(0, -1) : parts).map(decode);
  if (!names.every((name) => name !== undefined)) return { kind: 'malformed' };
  if (names.some(isForeign)) return { kind: 'unknown' };

  const canonical = canonicalNames(names);
  const page = (canonical ?? names).join('/');
  if (page === '404' || twin.test(page) || hostFiles.includes(page)) return { kind: 'unknown' };
  const pages = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
  if (canonical) {
    return {
      kind: 'moved',
      to: `${base}${canonical.map(encodeURIComponent).join('/')}${query}`,
      files: pages,
    };
  }
  return { kind: 'file', files: slash || page === '' ? pages : [page, ...pages] };
}

/** The name that a part of a path stands for; nothing when it is not valid. */
function decode(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part);
    return /[\p{Cc}\p{Cs}]/u.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Whether a name could lead out of the folder, or to what is hidden in it. */
function isForeign(name: string, index: number): boolean {
  if (name === '' || /[/\\]/.test(name)) return true;
  return name.startsWith('.') && !(name === '.well-known' && index === 0);
}

/** The names without `index`, `index.html` or `.html` at their end; nothing when they have none. */
function canonicalNames(names: string[]): string[] | undefined {
  const last = names.at(-1) ?? '';
  if (last === 'index' || last === 'index.html') return names.slice(0, -1);
  return last.endsWith('.html') ? [...names.slice(0, -1), last.slice(0, -'.html'.length)] : undefined;
}
