import { expandWord, type Expansion } from './expandWord';
import { Matches } from './matches';
import type { OpenIndex } from './openIndex';
import type { QueryWord } from './parseQuery';
import { inKeywords, inName, inNamePart, inText, readPostings } from './postings';
import { weights } from './weights';
import { fold, wordsOf, stemOf } from './words';

/** A word of a query with its matches. */
export interface SoughtWord {
  /** Folded. */
  text: string;
  kind: QueryWord['kind'];
  matches: Matches;
}

/** A term that was looked up. */
export interface SoughtTerm {
  /** How well it fits what was typed, from 0 to 1. */
  weight: number;
  /** Words of the query that it matches. */
  typed: Set<string>;
}

export interface SoughtWords {
  words: SoughtWord[];
  /** The terms that were looked up, by number. */
  terms: Map<number, SoughtTerm>;
  /** 1 for records whose text has one of these terms. */
  mentioned: Uint8Array;
}

/** Most words that are looked up joined, like "open" and "ai". */
const maxJoined = 8;

/** Fewest characters of a half of a split word. */
const shortestPart = 3;

/** Looks up the words of a query, each with its other forms, synonyms and typos. */
export function searchWords(index: OpenIndex, query: QueryWord[]): SoughtWords {
  const { vocabulary } = index;
  const terms = new Map<number, SoughtTerm>();
  const mentioned = new Uint8Array(index.size);
  const says = query.some(({ kind }) => kind === 'content');
  const words = query.flatMap(seek);
  addJoined();
  addSynonyms();
  return { words, terms, mentioned };

  function seek({ text, words: parts, kind, unfinished }: QueryWord): SoughtWord[] {
    const typed = says && kind === 'stop' ? [] : [fold(text)];
    const expansion = expand(text, unfinished);
    if (parts.length === 0) {
      const matches = find(expansion, typed);
      if (!isKnown(text, unfinished)) addSplit(text, typed, matches);
      return [{ text: fold(text), kind, matches }];
    }
    // An unknown name is looked up in pieces: between its dots, else word by word.
    if (expansion.size === 0 && !index.synonymsOf.has(stemOf(fold(text)))) {
      const pieces = text.split(/\.+/);
      return pieces.length > 1
        ? pieces.flatMap((piece, at) => seekPiece(piece, unfinished && at === pieces.length - 1))
        : parts.map((part, at) => seekPart(part, unfinished && at === parts.length - 1));
    }
    const matches = find(expansion, typed);
    const ofParts = parts.map((part, at) => find(expand(part, unfinished && at === parts.length - 1), typed));
    matches.addCommon(ofParts, weights.spelledApart);
    return [{ text: fold(text), kind, matches }];
  }

  function seekPiece(piece: string, unfinished: boolean): SoughtWord[] {
    return wordsOf(piece).flatMap(({ whole, words }) =>
      seek({ text: whole, words, kind: 'content', unfinished }),
    );
  }

  function seekPart(part: string, unfinished: boolean): SoughtWord {
    return { text: fold(part), kind: 'content', matches: find(expand(part, unfinished), [fold(part)]) };
  }

  function isKnown(text: string, unfinished: boolean): boolean {
    return vocabulary.kinOf(text).length > 0 || (unfinished && vocabulary.beginningWith(text).length > 0);
  }

  /** An unknown "foreignkey" finds "foreign key". */
  function addSplit(text: string, typed: string[], matches: Matches) {
    for (let at = shortestPart; at <= text.length - shortestPart; at++) {
      const halves = [text.slice(0, at), text.slice(at)];
      const kin = halves.map((half) => vocabulary.kinOf(half));
      if (kin.some(({ length }) => length === 0)) continue;
      const found = kin.map((terms) => find(new Map(terms.map((term) => [term, 1])), typed));
      matches.addCommon(found, weights.split);
    }
  }

  /** "api key" finds `API_KEY` too, "log in" finds "login". */
  function addJoined() {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 2; to <= Math.min(words.length, from + maxJoined); to++) {
        const span = words.slice(from, to);
        const kin = vocabulary.kinOf(span.map(({ text }) => text).join(''));
        if (kin.length > 0) add(new Map(kin.map((term) => [term, weights.joined])), textsOf(span), span);
      }
    }
  }

  function addSynonyms() {
    words.forEach((word, from) => {
      for (const { typed, found, kind } of index.synonymsOf.get(stemOf(word.text)) ?? []) {
        const span = spanOf(typed, from);
        if (span === undefined) continue;
        const weight = kind === 'same' ? weights.synonym : weights.leadsTo;
        const expansions = found.map(
          (other) => new Map(vocabulary.kinOf(other).map((term) => [term, weight])),
        );
        if (expansions.length === 1) {
          add(expansions[0]!, textsOf(span), span);
        } else {
          const all = expansions.map((expansion) => find(expansion, textsOf(span)));
          for (const { matches } of span) matches.addCommon(all);
        }
      }
    });
  }

  /** The words from a place on that are a phrase, over stop words: "duplicate a job" is "duplicate job". */
  function spanOf(phrase: string[], from: number): SoughtWord[] | undefined {
    const span: SoughtWord[] = [];
    for (let at = from; at < words.length && span.length < phrase.length; at++) {
      const word = words[at]!;
      if (stemOf(word.text) === phrase[span.length]) span.push(word);
      else if (span.length === 0 || word.kind === 'content') return undefined;
    }
    return span.length === phrase.length ? span : undefined;
  }

  function expand(word: string, unfinished: boolean): Expansion {
    // A word with synonyms is not a typo.
    const unknown = index.synonymsOf.has(stemOf(fold(word))) ? 'leave' : 'guess';
    return expandWord(word, vocabulary, { unfinished, unknown, frequencyOf: index.frequencyOf });
  }

  function find(expansion: Expansion, typed: string[]): Matches {
    const matches = new Matches(index.size);
    add(expansion, typed, [{ matches }]);
    return matches;
  }

  /** Adds the records of terms that match `typed`. */
  function add(expansion: Expansion, typed: string[], into: Pick<SoughtWord, 'matches'>[]) {
    const isTyped = typed.length > 0;
    for (const [term, weight] of expansion) {
      if (isTyped) note(term, weight, typed);
      readPostings(index.postings[term]!, (record, bits) => {
        const name = bits & inName ? weight : bits & inNamePart ? weight * weights.namePart : 0;
        const keyword = bits & inKeywords ? weight : 0;
        const text = weight * weights.text[bits & inText]! * index.textWeight[record]!;
        if (isTyped && (bits & inText) !== 0) mentioned[record] = 1;
        for (const { matches } of into) matches.add(record, name, keyword, text);
      });
    }
  }

  function note(term: number, weight: number, typed: string[]) {
    const known = terms.get(term);
    if (known === undefined) {
      terms.set(term, { weight, typed: new Set(typed) });
    } else {
      known.weight = Math.max(weight, known.weight);
      for (const text of typed) known.typed.add(text);
    }
  }
}

function textsOf(words: SoughtWord[]): string[] {
  return words.filter(({ kind }) => kind === 'content').map(({ text }) => text);
}
