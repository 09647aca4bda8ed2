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

export interface SoughtWords {
  words: SoughtWord[];
  /** Terms that were looked up, by number, each with how well it stands for what was typed. */
  terms: Map<number, number>;
}

/** Words that are looked up together as one, such as "open" and "ai". */
const mostJoined = 4;

/** Looks up the words of a query, each with its other forms, synonyms and slips. */
export function searchWords(index: OpenIndex, query: QueryWord[]): SoughtWords {
  const terms = new Map<number, number>();
  const words = query.flatMap(seek);
  addJoined();
  addSynonyms();
  return { words, terms };

  function seek({ text, words: parts, kind, unfinished }: QueryWord): SoughtWord[] {
    if (parts.length === 0) return [{ text, kind, matches: find(expand(text, unfinished)) }];
    const sought = parts.map((part, at): SoughtWord => ({
      text: fold(part),
      kind: 'content',
      matches: find(expand(part, unfinished && at === parts.length - 1)),
    }));
    const { vocabulary } = index;
    const known = vocabulary.kinOf(text).length > 0 || (unfinished && vocabulary.beginningWith(text).length > 0);
    // A name that nobody knows is looked up word by word.
    if (!known) return sought;
    const matches = find(expand(text, unfinished));
    matches.addAll(
      matchAll(
        sought.map((part) => part.matches),
        index.size,
      ),
      weights.namePart,
    );
    return [{ text: fold(text), kind, matches }];
  }

  /** "api key" is `API_KEY` too, "log in" is "login". */
  function addJoined() {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to < Math.min(words.length, from + mostJoined); to++) {
        const span = words.slice(from, to + 1);
        const kin = index.vocabulary.kinOf(span.map(({ text }) => text).join(''));
        if (kin.length === 0) continue;
        const matches = find(new Map(kin.map((term) => [term, 0.95])));
        for (const word of span) word.matches.addAll(matches);
      }
    }
  }

  function addSynonyms() {
    // Collected first: a synonym has no synonyms.
    const additions: (() => void)[] = [];
    for (let from = 0; from < words.length; from++) {
      for (const { typed, found, kind } of index.synonymsOf.get(stemOf(words[from]!.text)) ?? []) {
        if (!typed.every((stem, at) => from + at < words.length && stemOf(words[from + at]!.text) === stem)) continue;
        const factor = kind === 'same' ? weights.synonym : weights.leadsTo;
        const matches = matchAll(
          found.map((word) => find(new Map(index.vocabulary.kinOf(word).map((term) => [term, 1])), factor)),
          index.size,
        );
        const span = words.slice(from, from + typed.length);
        additions.push(() => span.forEach((word) => word.matches.addAll(matches, factor)));
      }
    }
    for (const add of additions) add();
  }

  function expand(word: string, unfinished: boolean): Expansion {
    return expandWord(word, index.vocabulary, { unfinished, frequencyOf: index.frequencyOf });
  }

  function find(expansion: Expansion, factor = 1): Matches {
    const matches = new Matches(index.size);
    for (const [term, weight] of expansion) {
      terms.set(term, Math.max(factor * weight, terms.get(term) ?? 0));
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
}
