import { expandWord, type Expansion } from './expandWord';
import type { Matches, MatchesPool } from './matches';
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

/**
 * Looks up the words of a query, each with its other forms, synonyms and slips.
 *
 * @param pool Where the matches come from; they are good until it is released.
 */
export function searchWords(index: OpenIndex, query: QueryWord[], pool: MatchesPool): SoughtWords {
  const { vocabulary } = index;
  const terms = new Map<number, SoughtTerm>();
  const says = query.some(({ kind }) => kind === 'content');
  const words = query.flatMap(seek);
  addJoined();
  addSynonyms();
  return { words, terms };

  function seek({ text, words: parts, kind, unfinished }: QueryWord): SoughtWord[] {
    const typed = says && kind === 'stop' ? [] : [fold(text)];
    const known =
      parts.length === 0 ||
      vocabulary.kinOf(text).length > 0 ||
      (unfinished && vocabulary.beginningWith(text).length > 0);
    const sought = parts.map((part, at): SoughtWord => {
      const matches = find(expand(part, unfinished && at === parts.length - 1), known ? typed : [fold(part)]);
      return { text: fold(part), kind: 'content', matches };
    });
    // A name that nobody knows is looked up word by word.
    if (!known) return sought;
    const matches = find(expand(text, unfinished), typed);
    const ofParts = sought.map((part) => part.matches);
    matches.addCommon(ofParts, weights.namePart);
    pool.giveBack(ofParts);
    return [{ text: fold(text), kind, matches }];
  }

  /** "api key" is `API_KEY` too, "log in" is "login". */
  function addJoined() {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 2; to <= Math.min(words.length, from + mostJoined); to++) {
        const span = words.slice(from, to);
        const kin = vocabulary.kinOf(span.map(({ text }) => text).join(''));
        if (kin.length > 0) add(new Map(kin.map((term) => [term, weights.joined])), textsOf(span), span);
      }
    }
  }

  function addSynonyms() {
    words.forEach((word, from) => {
      for (const { typed, found, kind } of index.synonymsOf.get(stemOf(word.text)) ?? []) {
        const span = words.slice(from, from + typed.length);
        if (!typed.every((stem, at) => span[at] !== undefined && stemOf(span[at].text) === stem)) continue;
        const weight = kind === 'same' ? weights.synonym : weights.leadsTo;
        const expansions = found.map(
          (other) => new Map(vocabulary.kinOf(other).map((term) => [term, weight])),
        );
        if (expansions.length === 1) add(expansions[0]!, textsOf(span), span);
        else {
          const all = expansions.map((expansion) => find(expansion, textsOf(span)));
          for (const { matches } of span) matches.addCommon(all);
          pool.giveBack(all);
        }
      }
    });
  }

  function expand(word: string, unfinished: boolean): Expansion {
    // What has a synonym is no slip.
    const unknown = index.synonymsOf.has(stemOf(fold(word))) ? 'leave' : 'guess';
    return expandWord(word, vocabulary, { unfinished, unknown, frequencyOf: index.frequencyOf });
  }

  function find(expansion: Expansion, typed: string[]): Matches {
    const matches = pool.take();
    add(expansion, typed, [{ matches }]);
    return matches;
  }

  /** Adds what stands for `typed` to the matches of words. */
  function add(expansion: Expansion, typed: string[], into: Pick<SoughtWord, 'matches'>[]) {
    for (const [term, weight] of expansion) {
      if (typed.length > 0) note(term, weight, typed);
      readPostings(index.postings[term]!, (record, bits) => {
        const name = bits & inName ? weight : bits & inNamePart ? weight * weights.namePart : 0;
        const keyword = bits & inKeywords ? weight : 0;
        const text = weight * weights.text[bits & inText]! * index.textWeight[record]!;
        for (const { matches } of into) matches.add(record, name, keyword, text);
      });
    }
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

function textsOf(words: SoughtWord[]): string[] {
  return words.filter(({ kind }) => kind === 'content').map(({ text }) => text);
}
