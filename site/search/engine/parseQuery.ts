import { stopWords } from './stopWords';
import { wordsOf } from './words';

/** A word of a query. */
export interface QueryWord {
  /** Folded. */
  text: string;
  /** The words it is joined from; empty for a plain word. */
  words: string[];
  /** Whether it says something, or only holds the sentence together. */
  kind: 'content' | 'stop';
  /** Whether the reader may still be typing it. */
  unfinished: boolean;
}

/** Longer queries are cut here: nobody types them, and each word costs time. */
const mostCharacters = 512;
const mostWords = 24;

/** Cuts a query into words. The last one counts as unfinished unless a separator follows it. */
export function parseQuery(query: string): QueryWord[] {
  const text = query.slice(0, mostCharacters);
  const words = wordsOf(text).slice(0, mostWords);
  return words.map(({ whole, words: joined, end }, index) => ({
    text: whole,
    words: joined,
    kind: stopWords.has(whole) ? 'stop' : 'content',
    unfinished: index === words.length - 1 && !/^[\s?!.,;:)]/.test(text.slice(end)),
  }));
}
