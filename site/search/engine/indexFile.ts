import { indexVersion, type SearchIndex } from './searchIndex';

/** Writes an index as JSON. Long columns are one string each, which is parsed many times faster than an array. */
export function writeIndex(index: SearchIndex): string {
  return JSON.stringify({ ...index, terms: index.terms.join(' '), postings: index.postings.join(' ') });
}

/**
 * Reads an index that {@link writeIndex} wrote.
 *
 * @throws {Error} When it is damaged or of another version.
 */
export function readIndex(file: string): SearchIndex {
  const { version, terms, postings, ...index } = JSON.parse(file) as Omit<SearchIndex, 'terms' | 'postings'> &
    Record<'terms' | 'postings', string>;
  if (version !== indexVersion) {
    throw new Error(`The search index has version ${version}; this build reads version ${indexVersion}.`);
  }
  return { ...index, version, terms: terms.split(' '), postings: postings.split(' ') };
}
