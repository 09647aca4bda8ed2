import { indexVersion, type SearchIndex } from './searchIndex';

/** An index as JSON. Long columns are one string each, which is parsed many times faster than an array. */
export function serializeIndex(index: SearchIndex): string {
  return JSON.stringify({ ...index, terms: index.terms.join(' '), postings: index.postings.join(' ') });
}

/**
 * The index in JSON of {@link serializeIndex}.
 *
 * @throws {Error} When it is damaged or of another version.
 */
export function parseIndex(text: string): SearchIndex {
  const { version, terms, postings, ...index } = JSON.parse(text) as Omit<SearchIndex, 'terms' | 'postings'> &
    Record<'terms' | 'postings', string>;
  if (version !== indexVersion) {
    throw new Error(`The search index has version ${version}; this build reads version ${indexVersion}.`);
  }
  return { ...index, version, terms: terms.split(' '), postings: postings.split(' ') };
}
