import { postTag, preTag } from './markers';
import { excerptSize, type HighlightedText } from './protocol';
import { wordsOf } from './words';

/** The words of the query that each term matches. Terms that weren't looked up have none. */
export type TypedWords = ReadonlyMap<string, Iterable<string>>;

/** Adds markers around matched words. */
export function highlight(text: string, typedWords: TypedWords): HighlightedText {
  return { value: addMarkers(text, findWords(text, typedWords).found) };
}

/** Cuts out the part of a text with the most matched words. If it has none, uses the line of code with the most. */
export function excerptOf(content: string, typedWords: TypedWords): HighlightedText {
  const [prose, ...code] = content.split('\n').map((text) => ({ text, ...findWords(text, typedWords) }));
  const [best] = code.sort((a, b) => countTyped(b.found) - countTyped(a.found));
  const isCode = best !== undefined && best.found.length > 0 && prose!.found.length === 0;
  const { text, found, words } = isCode ? best : prose!;
  const first = bestStart(found, words.length);
  const last = first + excerptSize - 1;
  const from = first <= 0 ? 0 : words[first]!.start;
  const to = last >= words.length - 1 ? text.length : words[last]!.end;
  const within = found.filter(({ at }) => at >= first && at <= last);
  const value = `${from > 0 ? '…' : ''}${addMarkers(text.slice(0, to), within, from)}${to < text.length ? '…' : ''}`;
  return { value, ...(isCode && { isCode }) };
}

type FoundWord = ReturnType<typeof findWords>['found'][number];

/**
 * The words of a text, and the matched words among them, each with its number and the words of the query that it matches.
 */
function findWords(text: string, typedWords: TypedWords) {
  const words = wordsOf(text);
  const found = words.flatMap(({ whole, fragments, start, end }, at) => {
    const typed = [whole, ...fragments].flatMap((term) => [...(typedWords.get(term) ?? [])]);
    return typed.length > 0 ? [{ at, start, end, typed }] : [];
  });
  return { found, words };
}

/** First word of the part with the most different words of the query, and among those, the most matched words. */
function bestStart(found: FoundWord[], count: number): number {
  let best = { start: 0, score: 0 };
  found.forEach((word, index) => {
    const within = found.slice(index).filter(({ at }) => at < word.at + excerptSize);
    const score = countTyped(within) + within.length / (excerptSize + 1);
    // Context before the first word.
    const margin = Math.floor((excerptSize - (within.at(-1)!.at - word.at + 1)) / 2);
    if (score > best.score) best = { start: word.at - margin, score };
  });
  return Math.max(0, Math.min(best.start, count - excerptSize));
}

const countTyped = (found: FoundWord[]) => new Set(found.flatMap(({ typed }) => typed)).size;

/** Words in the longest phrase of the query that a text contains. Elsewhere, the same words are noise. */
function phrasesIn(found: FoundWord[]): FoundWord[] {
  // For adjacent words, positions differ as much as indexes.
  const sizes = found.map(({ at }, i) => countTyped(found.filter((other, n) => other.at - at === n - i)));
  const longestOf = (word: string) => Math.max(...sizes.filter((_, i) => found[i]!.typed.includes(word)));
  return found.filter(({ typed }, index) => typed.some((word) => longestOf(word) === sizes[index]));
}

/** The text from an offset, with markers around matched words. */
function addMarkers(text: string, found: FoundWord[], from = 0): string {
  let result = '';
  let done = from;
  for (const { start, end } of phrasesIn(found)) {
    result += `${text.slice(done, start)}${preTag}${text.slice(start, end)}${postTag}`;
    done = end;
  }
  return result + text.slice(done);
}
