import type { HighlightedText, SnippetText } from './protocol';
import { wordsOf } from './words';

/** What to mark in texts, and how. */
export interface Highlighting {
  /** Words of the query that a term stands for; undefined for a term that was not looked up. */
  typedOf: (term: string) => string[] | undefined;
  /** Number of words of the query that can be found. */
  typedCount: number;
  preTag: string;
  postTag: string;
  /** Stands where a text was cut. */
  ellipsis: string;
}

/** A word of a text that was found. */
interface FoundWord {
  /** Its number in the text. */
  at: number;
  start: number;
  end: number;
  typed: string[];
}

/** Puts markers around the words of a text that were found. Markers that stand in the text itself are taken out first. */
export function highlight(source: string, highlighting: Highlighting): HighlightedText {
  const text = withoutMarkers(source, highlighting);
  const { found, count } = findWords(text, highlighting);
  const matchedWords = [...new Set(found.flatMap(({ typed }) => typed))];
  return {
    value: mark(text, found, highlighting),
    matchLevel: levelOf(matchedWords.length, highlighting),
    matchedWords,
    fullyHighlighted: count > 0 && found.length === count,
  };
}

/** Cuts the part out of a text that has most of what was found, `size` words long. */
export function snippet(source: string, size: number, highlighting: Highlighting): SnippetText {
  const text = withoutMarkers(source, highlighting);
  const { found, count, places } = findWords(text, highlighting);
  const first = bestStart(found, size, count);
  const last = first + size - 1;
  const from = first <= 0 ? 0 : places[first]!.start;
  const to = last >= count - 1 ? text.length : places[last]!.end;
  const within = found.filter(({ at }) => at >= first && at <= last);
  return {
    value: [
      from > 0 ? highlighting.ellipsis : '',
      mark(text.slice(0, to), within, highlighting, from),
      to < text.length ? highlighting.ellipsis : '',
    ].join(''),
    matchLevel: levelOf(new Set(found.flatMap(({ typed }) => typed)).size, highlighting),
  };
}

function findWords(text: string, { typedOf }: Highlighting) {
  const places = wordsOf(text);
  const found = places.flatMap(({ whole, parts, start, end }, at): FoundWord[] => {
    const typed = [whole, ...parts].flatMap((term) => typedOf(term) ?? []);
    return typed.length > 0 ? [{ at, start, end, typed }] : [];
  });
  return { found, places, count: places.length };
}

/** First word of the part with the most different words of the query, then with the most words that were found. */
function bestStart(found: FoundWord[], size: number, count: number): number {
  let best = { start: 0, score: 0 };
  found.forEach((word, index) => {
    let end = index;
    while (end + 1 < found.length && found[end + 1]!.at < word.at + size) end++;
    const within = found.slice(index, end + 1);
    const score = new Set(within.flatMap(({ typed }) => typed)).size + within.length / (size + 1);
    // What is before the first word tells what it is about.
    const room = Math.floor((size - (within.at(-1)!.at - word.at + 1)) / 2);
    if (score > best.score) best = { start: word.at - room, score };
  });
  return Math.max(0, Math.min(best.start, count - size));
}

/** The text from a place on, with markers around words. */
function mark(text: string, found: FoundWord[], { preTag, postTag }: Highlighting, from = 0): string {
  let result = '';
  let done = from;
  for (const { start, end } of found) {
    result += `${text.slice(done, start)}${preTag}${text.slice(start, end)}${postTag}`;
    done = end;
  }
  return result + text.slice(done);
}

function levelOf(matched: number, { typedCount }: Highlighting): HighlightedText['matchLevel'] {
  if (matched === 0) return 'none';
  return matched >= typedCount ? 'full' : 'partial';
}

/** A text in which a reader's browser finds no marker but ours. */
function withoutMarkers(text: string, { preTag, postTag }: Highlighting): string {
  let result = text;
  // Taking one out can put another together.
  while ([preTag, postTag].some((tag) => tag !== '' && result.includes(tag))) {
    for (const tag of [preTag, postTag]) if (tag !== '') result = result.replaceAll(tag, '');
  }
  return result;
}
