import { indexVersion, type SearchIndex } from './searchIndex';

/** Why an index cannot be used: nothing in it, cut off, damaged, or written by another version of the engine. */
export type SearchIndexFault = 'empty' | 'truncated' | 'corrupt' | 'version';

/** Thrown for an index that cannot be used, so that it is not taken for one without results. */
export class SearchIndexError extends Error {
  override name = 'SearchIndexError';

  constructor(
    readonly fault: SearchIndexFault,
    message: string,
  ) {
    super(message);
  }
}

const head = /^\{"version":(\d+),"length":(\d+),"checksum":"([0-9a-f]{8})","index":/;

/** Writes an index as JSON that can be told from a damaged one. */
export function writeIndex(index: SearchIndex): string {
  const { terms, postings, ...rest } = index;
  const body = JSON.stringify({ ...rest, terms: terms.join(' '), postings: postings.join(' ') });
  return `{"version":${indexVersion},"length":${body.length},"checksum":"${checksum(body)}","index":${body}}`;
}

/**
 * Reads an index that {@link writeIndex} wrote.
 *
 * @throws {SearchIndexError} When it is not whole, or holds nothing.
 */
export function readIndex(file: string): SearchIndex {
  const text = file.trim();
  if (text === '') throw new SearchIndexError('empty', 'The search index is an empty file.');
  const match = head.exec(text);
  if (match === null) {
    const cut = text.length < 60 && '{"version":'.startsWith(text.slice(0, 11));
    if (cut) throw new SearchIndexError('truncated', 'The search index is cut off in its head.');
    throw new SearchIndexError('corrupt', 'The search index does not begin as one.');
  }
  const [start, version, length, sum] = match as unknown as [string, string, string, string];
  if (Number(version) !== indexVersion) {
    throw new SearchIndexError(
      'version',
      `The search index has the version ${version}, and this page reads version ${indexVersion}.`,
    );
  }
  const end = start.length + Number(length);
  const body = text.slice(start.length, end);
  if (text.length <= end) {
    throw new SearchIndexError(
      'truncated',
      `The search index ends after ${body.length} of ${length} characters.`,
    );
  }
  if (text.slice(end) !== '}' || checksum(body) !== sum) {
    throw new SearchIndexError('corrupt', 'The search index does not match its checksum.');
  }
  const { terms, postings, ...rest } = parse(body);
  if (rest.names.length === 0) throw new SearchIndexError('empty', 'The search index has no records.');
  return { ...rest, terms: terms.split(' '), postings: postings.split(' ') };
}

function parse(body: string) {
  try {
    return JSON.parse(body) as Omit<SearchIndex, 'terms' | 'postings'> & { terms: string; postings: string };
  } catch {
    throw new SearchIndexError('corrupt', 'The search index is not JSON.');
  }
}

/** FNV-1a over the characters of a text, as eight hexadecimal digits: tells damage, not forgery. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
