import type { OpenIndex } from './openIndex';
import { stopWords, type QueryWord } from './parseQuery';
import { weights } from './weights';
import { normalizeWord, wordsOf } from './words';

/** Longest query that people type, in UTF-16 code units. A longer text was pasted. */
export const maxTyped = 64;

/** Longer texts are cut off here, because each word costs time. In characters. */
const maxCharacters = 20_000;

/** The most words that are looked up. */
const maxWords = 24;

/** A word of a pasted text that is in the index. */
interface KnownWord {
  text: string;
  /** Its position in the text. */
  start: number;
  end: number;
  /** 0 for a word in all records, higher for a rarer word. */
  rarity: number;
}

/** Runs of characters between spaces, quotes, and brackets. */
const chunk = /[^\s"'`,;(){}<>|]+/g;

/** Metadata in a log line: everything except its message. */
const metadata = [
  // Dates and times.
  /^\[?\d{4}[-/]\d\d?[-/]\d/,
  /^\d\d?:\d\d(:|$)/,
  // Hosts with a port, and files with a line number.
  /.:\d{2,5}[:\]]*$/,
  // Links and paths.
  /:\/\//,
  /^=?([a-z]:)?\.{0,2}[\\/]./i,
  /[\\/].+[\\/]/,
];

type Paste = ReturnType<typeof parsePaste>;

/**
 * Parses a pasted text, such as a log line: returns the text on one line, and its distinct meaningful words,
 * in order, without the metadata of a log line.
 */
export function parsePaste({ vocabulary, frequencyOf, size }: OpenIndex, pasted: string) {
  const text = pasted.slice(0, maxCharacters).replace(/\s+/g, ' ').trim();
  const isMetadata = (part: string) => metadata.some((pattern) => pattern.test(part));
  const message = text.replace(chunk, (part) => (isMetadata(part) ? ' '.repeat(part.length) : part));
  const words = new Map<string, KnownWord>();
  const add = (word: string, start: number, end: number) => {
    const terms = vocabulary.withStemOf(word);
    const key = normalizeWord(word);
    if (terms.length > 0 && !stopWords.has(word) && !words.has(key)) {
      const frequency = Math.max(...terms.map(frequencyOf));
      words.set(key, { text: word, start, end, rarity: Math.log((size + 1) / (frequency + 1)) });
    }
    return terms.length > 0;
  };
  for (const { whole: name, subwords, start, end } of wordsOf(message.trim() === '' ? text : message)) {
    // If a name is unknown, each of its words is looked up.
    if (!add(name, start, end)) for (const part of subwords) add(part, start, end);
  }
  return { text, words: [...words.values()] };
}

/** The words of a pasted text to look up: the rarest, in text order. */
export function wordsOfPaste({ words }: Paste): QueryWord[] {
  const rarest = words.toSorted((a, b) => b.rarity - a.rarity).slice(0, maxWords);
  return rarest
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => ({ text, subwords: [], kind: 'content', unfinished: false }));
}

/**
 * Shortens a pasted text to the length of a query. Keeps the rarest words, and prefers words in the name of the first
 * result. Returns an empty string if the index has none of the words.
 *
 * @param name Name of the first result.
 */
export function condense({ text, words }: Paste, name: string): string {
  const nameWords = new Set(
    wordsOf(name).flatMap(({ whole, subwords }) => [whole, ...subwords].map(normalizeWord)),
  );
  const weightOf = ({ text: word, rarity }: KnownWord) =>
    rarity * (nameWords.has(normalizeWord(word)) ? weights.namedInPaste : 1);
  let best = { weight: 0, within: words.slice(0, 0) };
  words.forEach((first, at) => {
    const within = words.slice(at).filter(({ end }) => end - first.start <= maxTyped);
    const weight = within.reduce((sum, word) => sum + weightOf(word), 0);
    if (weight > best.weight) best = { weight, within };
  });
  return text.slice(best.within[0]?.start, best.within.at(-1)?.end ?? 0);
}
