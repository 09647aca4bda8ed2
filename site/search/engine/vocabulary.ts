import { normalizeWord, stemOf } from './words';

export type Vocabulary = ReturnType<typeof openVocabulary>;

/** Finds the terms of an index by prefix and by stem. */
export function openVocabulary(terms: string[]) {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const byStem = new Map<string, number[]>();
  /** Each term without its separators. */
  const normalized = terms.map(normalizeWord);
  for (const [number, text] of normalized.entries()) {
    const stem = stemOf(text);
    byStem.set(stem, [...(byStem.get(stem) ?? []), number]);
  }
  return {
    terms,
    /** Number of a term. */
    numberOf: (term: string): number | undefined => numbers.get(term),
    /** Numbers of the terms with the same stem as a word: the word itself, its other forms and spellings. */
    withStemOf: (word: string): number[] => byStem.get(stemOf(normalizeWord(word))) ?? [],
    /**
     * Numbers of the terms that start with a text. Other separators match if it has any, or if nothing starts with the
     * exact text.
     */
    withPrefix(text: string): number[] {
      const bare = normalizeWord(text);
      const all = [...terms.keys()];
      const found = all.filter((number) => terms[number]!.startsWith(text));
      if (bare === text && found.length > 0) return found;
      const matchesNormalized = (number: number) =>
        normalized[number] !== terms[number] && normalized[number]!.startsWith(bare);
      return all.filter((number) => terms[number]!.startsWith(text) || matchesNormalized(number));
    },
  };
}
