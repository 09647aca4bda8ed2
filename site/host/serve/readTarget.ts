import { headersFile } from '../headersFile';
import { redirectsFile } from '../redirectsFile';

/** What the target of a request asks for. Files are paths in the folder of the site, without a leading slash. */
export type Target =
  /** Not an address: broken encoding, control characters. */
  | { kind: 'malformed' }
  /** An address that the site cannot have. */
  | { kind: 'unknown' }
  /** The first of these files that exists. */
  | { kind: 'file'; files: string[] }
  /** Another spelling of `to`, if one of these files exists. */
  | { kind: 'moved'; to: string; files: string[] };

/** Path and query of a request target, as sent (RFC 9112, section 3.2). The query begins with its question mark. */
export function partsOf(target: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  return { path, query };
}

/**
 * Reads the target of an HTTP request as an address of the site: `/cli/sync` is the page in `cli/sync.html` or
 * `cli/sync/index.html`. A slash at the end of a page's address changes nothing.
 *
 * @param base Path under which the site is published, with a slash at both ends.
 */
export function readTarget(target: string, base = '/'): Target {
  const { path, query } = partsOf(target);
  const address = path || '/';
  if (!`${address}/`.startsWith(base)) return { kind: 'unknown' };

  const parts = address.slice(base.length).split('/');
  const slash = parts.at(-1) === '';
  const names = (slash ? parts.slice(0, -1) : parts).map(decode);
  if (!names.every((name) => name !== undefined)) return { kind: 'malformed' };
  if (names.some(isForeign)) return { kind: 'unknown' };

  const canonical = canonicalNames(names);
  const page = (canonical ?? names).join('/');
  if (['404', headersFile, redirectsFile].includes(page)) return { kind: 'unknown' };
  const files = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
  if (!canonical) return { kind: 'file', files: slash || page === '' ? files : [page, ...files] };
  return { kind: 'moved', to: `${base}${canonical.map(encodeURIComponent).join('/')}${query}`, files };
}

/** The name that a part of a path stands for, or undefined if it is not valid. */
function decode(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part);
    return /[\p{Cc}\p{Cs}]/u.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Whether a name could lead out of the folder, or to a hidden file. */
function isForeign(name: string, index: number): boolean {
  if (name === '' || /[/\\]/.test(name)) return true;
  return name.startsWith('.') && !(name === '.well-known' && index === 0);
}

/** The names without `index`, `index.html` or `.html` at their end, or undefined if they end with neither. */
function canonicalNames(names: string[]): string[] | undefined {
  const last = names.at(-1) ?? '';
  if (last === 'index' || last === 'index.html') return names.slice(0, -1);
  return last.endsWith('.html') ? [...names.slice(0, -1), last.slice(0, -'.html'.length)] : undefined;
}
