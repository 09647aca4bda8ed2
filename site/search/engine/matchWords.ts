import { Lookup } from './lookup';
import type { Matches } from './matches';
import type { OpenIndex } from './openIndex';
import type { QueryWord } from './parseQuery';
import { weights } from './weights';
import { normalizeWord, wordsOf, stemOf } from './words';

/** A word of a query with its matches. */
export interface MatchedWord {
  /** In the form of `normalizeWord`: without separators, accents, and case. */
  normalized: string;
  kind: QueryWord['kind'];
  matches: Matches;
}

export type MatchedWords = ReturnType<typeof matchWords>;

/** The most words that are also looked up joined, like "open" and "ai". */
const maxJoined = 8;

/** The fewest characters in half of a split word. */
const minHalf = 3;

/** Looks up the words of a query, each with its other forms, synonyms, and typos. */
export function matchWords(index: OpenIndex, query: QueryWord[]) {
  const lookup = new Lookup(index);
  const words = query.flatMap((word) => matchWord(lookup, word));
  addJoined(lookup, words);
  addSynonyms(lookup, words);
  return { words, terms: lookup.terms };
}

/** Looks up a word. An unknown name is looked up in parts: split at its dots, or else into words. */
function matchWord(lookup: Lookup, word: QueryWord): MatchedWord[] {
  const { text, subwords, kind, unfinished } = word;
  // Stop words aren't highlighted.
  const typed = kind === 'stop' ? [] : [normalizeWord(text)];
  const expansion = lookup.expand(text, unfinished);
  if (subwords.length > 0 && expansion.length === 0) return matchSubwords(lookup, word);
  const matches = lookup.find(expansion, typed);
  if (subwords.length > 0) {
    const ofSubwords = subwords.map((part, at) =>
      lookup.expand(part, unfinished && at === subwords.length - 1),
    );
    lookup.addIntersection(ofSubwords, typed, [matches], weights.spelledApart);
  } else if (!isKnown(lookup, text, unfinished)) {
    addSplit(lookup, text, typed, matches);
  }
  return [{ normalized: normalizeWord(text), kind, matches }];
}

function matchSubwords(lookup: Lookup, { text, subwords, unfinished }: QueryWord): MatchedWord[] {
  const segments = text.split(/\.+/);
  const plainWords = subwords.map((part) => ({ whole: part, subwords: [] }));
  const pieces = segments.length > 1 ? segments.flatMap(wordsOf) : plainWords;
  return pieces.flatMap(({ whole, subwords }, at) => {
    const isLast = at === pieces.length - 1;
    return matchWord(lookup, { text: whole, subwords, kind: 'content', unfinished: unfinished && isLast });
  });
}

function isKnown({ index: { vocabulary } }: Lookup, text: string, unfinished: boolean): boolean {
  return vocabulary.withStemOf(text).length > 0 || (unfinished && vocabulary.withPrefix(text).length > 0);
}

/** The unknown word "foreignkey" finds "foreign key". */
function addSplit(lookup: Lookup, text: string, typed: string[], matches: Matches): void {
  for (let at = minHalf; at <= text.length - minHalf; at++) {
    const halves = [text.slice(0, at), text.slice(at)].map((half) => lookup.sameForms(half));
    if (halves.every(({ length }) => length > 0)) lookup.addIntersection(halves, typed, [matches]);
  }
}

/** "api key" also finds `API_KEY`, and "log in" finds "login". */
function addJoined(lookup: Lookup, words: MatchedWord[]): void {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + maxJoined); to++) {
      const span = words.slice(from, to);
      const forms = lookup.sameForms(span.map(({ normalized }) => normalized).join(''), weights.joined);
      if (forms.length > 0) lookup.add(forms, contentOf(span), matchesOf(span));
    }
  }
}

function addSynonyms(lookup: Lookup, words: MatchedWord[]): void {
  for (const [from, word] of words.entries()) {
    for (const { typed, found, kind } of lookup.index.synonymsOf.get(stemOf(word.normalized)) ?? []) {
      const span = spanOf(words, from, typed);
      if (span === undefined) continue;
      const similarity = kind === 'same' ? weights.synonym : weights.also;
      const forms = found.map((other) => lookup.sameForms(other, similarity));
      lookup.addIntersection(forms, contentOf(span), matchesOf(span));
    }
  }
}

/** The words of a phrase, from a position on. Stop words are skipped: "duplicate a job" matches "duplicate job". */
function spanOf(words: MatchedWord[], from: number, phrase: string[]): MatchedWord[] | undefined {
  const span: MatchedWord[] = [];
  for (const word of words.slice(from)) {
    if (stemOf(word.normalized) === phrase[span.length]) span.push(word);
    else if (span.length === 0 || word.kind === 'content') return undefined;
    if (span.length === phrase.length) return span;
  }
  return undefined;
}

const matchesOf = (words: MatchedWord[]) => words.map(({ matches }) => matches);

const contentOf = (words: MatchedWord[]): string[] =>
  words.filter(({ kind }) => kind === 'content').map(({ normalized }) => normalized);
