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
  const index = JSON.parse(file) as Record<'terms' | 'postings', string> &
    Omit<SearchIndex, 'terms' | 'postings'>;
  if (index.version !== indexVersion) {
    throw new Error(
      `The search index has version ${index.version}; this build reads version ${indexVersion}.`,
    );
  }
  return { ...index, terms: index.terms.split(' '), postings: index.postings.split(' ') };
}
