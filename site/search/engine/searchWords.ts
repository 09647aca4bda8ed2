import { expandWord, type Expansion } from './expandWord';
import { matchAll, Matches } from './matches';
import type { OpenIndex } from './openIndex';
import type { QueryWord } from './parseQuery';
import { inKeywords, inName, inNamePart, inText, readPostings } from './postings';
import { stemOf } from './stemOf';
import { weights } from './weights';
import { fold } from './words';

/** A word of a query, looked up. */
export interface SoughtWord {
  /** Folded. */
  text: string;
  kind: QueryWord['kind'];
  matches: Matches;
}

/** A term that was looked up. */
export interface SoughtTerm {
  /** How well it stands for what was typed, 0 to 1. */
  weight: number;
  /** The words that it stands for. */
  typed: Set<string>;
}

export interface SoughtWords {
  words: SoughtWord[];
  /** Terms that were looked up for what the query says, by number. */
  terms: Map<number, SoughtTerm>;
}

/** Words that are looked up together as one, such as "open" and "ai". */
const mostJoined = 4;

/** Looks up the words of a query, each with its other forms, synonyms and slips. */
export function searchWords(index: OpenIndex, query: QueryWord[]): SoughtWords {
  const { vocabulary } = index;
  const terms = new Map<number, SoughtTerm>();
  const says = query.some(({ kind }) => kind === 'content');
  const words = query.flatMap(seek);
  // Collected before they are added: a synonym has no synonyms.
  for (const { span, matches } of [...joined(), ...synonyms()]) for (const word of span) word.matches.addAll(matches);
  return { words, terms };

  function seek({ text, words: parts, kind, unfinished }: QueryWord): SoughtWord[] {
    const typed = says && kind === 'stop' ? [] : [fold(text)];
    if (parts.length === 0) return [{ text: fold(text), kind, matches: find(expand(text, unfinished), typed) }];
    const known = vocabulary.kinOf(text).length > 0 || (unfinished && vocabulary.beginningWith(text).length > 0);
    const sought = parts.map((part, at): SoughtWord => {
      const expansion = expand(part, unfinished && at === parts.length - 1);
      return { text: fold(part), kind: 'content', matches: find(expansion, known ? typed : [fold(part)]) };
    });
    // A name that nobody knows is looked up word by word.
    if (!known) return sought;
    const matches = find(expand(text, unfinished), typed);
    const all = sought.map((part) => part.matches);
    matches.addAll(matchAll(all, index.size), weights.namePart);
    return [{ text: fold(text), kind, matches }];
  }

  /** "api key" is `API_KEY` too, "log in" is "login". */
  function joined(): Addition[] {
    return spans(mostJoined).flatMap((span) => {
      const kin = vocabulary.kinOf(span.map(({ text }) => text).join(''));
      if (span.length < 2 || kin.length === 0) return [];
      return [{ span, matches: find(new Map(kin.map((term) => [term, 0.95])), textsOf(span)) }];
    });
  }

  function synonyms(): Addition[] {
    return words.flatMap((word, from) =>
      (index.synonymsOf.get(stemOf(word.text)) ?? []).flatMap(({ typed, found, kind }): Addition[] => {
        const span = words.slice(from, from + typed.length);
        if (!typed.every((stem, at) => span[at] !== undefined && stemOf(span[at].text) === stem)) return [];
        const weight = kind === 'same' ? weights.synonym : weights.leadsTo;
        const all = found.map((other) =>
          find(new Map(vocabulary.kinOf(other).map((term) => [term, weight])), textsOf(span)),
        );
        return [{ span, matches: matchAll(all, index.size) }];
      }),
    );
  }

  /** Every run of neighbouring words. */
  function spans(most: number): SoughtWord[][] {
    return words.flatMap((_, from) =>
      Array.from({ length: Math.min(most, words.length - from) }, (_, more) => words.slice(from, from + more + 1)),
    );
  }

  function expand(word: string, unfinished: boolean): Expansion {
    return expandWord(word, vocabulary, { unfinished, frequencyOf: index.frequencyOf });
  }

  function find(expansion: Expansion, typed: string[]): Matches {
    const matches = new Matches(index.size);
    for (const [term, weight] of expansion) {
      if (typed.length > 0) note(term, weight, typed);
      readPostings(index.postings[term]!, (record, bits) => {
        matches.add(
          record,
          bits & inName ? weight : bits & inNamePart ? weight * weights.namePart : 0,
          bits & inKeywords ? weight : 0,
          weight * weights.text[bits & inText]! * index.textWeight[record]!,
        );
      });
    }
    return matches;
  }

  function note(term: number, weight: number, typed: string[]) {
    const known = terms.get(term);
    if (known === undefined) terms.set(term, { weight, typed: new Set(typed) });
    else {
      known.weight = Math.max(weight, known.weight);
      for (const text of typed) known.typed.add(text);
    }
  }
}

/** Matches of something that stands for several words. */
interface Addition {
  span: SoughtWord[];
  matches: Matches;
}

function textsOf(words: SoughtWord[]): string[] {
  return words.filter(({ kind }) => kind === 'content').map(({ text }) => text);
}
