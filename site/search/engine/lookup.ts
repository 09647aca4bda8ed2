import { completionsOf, correctionsOf, formsOf, type Expansion } from './expansion';
import { Matches } from './matches';
import type { OpenIndex } from './openIndex';
import { inKeywords, inName, inNameFragment, inText, decodePostings } from './postings';
import { weights } from './weights';
import { normalizeWord, stemOf } from './words';

/** Looks up terms and remembers them. */
export class Lookup {
  /** Terms by number: their similarity to the query, from 0 to 1, and the words of the query that they match. */
  readonly terms = new Map<number, { similarity: number; typed: Set<string> }>();

  constructor(readonly index: OpenIndex) {}

  /**
   * The terms for a word: the word and its other forms, longer words that start with an unfinished one and, if there
   * are none, corrections of a typo. A word with synonyms isn't a typo.
   */
  expand(word: string, unfinished: boolean): Expansion {
    const forms = formsOf(this.index, word, 1);
    const { known, unknown } = weights.completion;
    const longer = unfinished ? completionsOf(this.index, word, forms.length > 0 ? known : unknown) : [];
    const expansion = [...forms, ...longer];
    const isTypo = expansion.length === 0 && !this.index.synonymsOf.has(stemOf(normalizeWord(word)));
    return isTypo ? correctionsOf(this.index, word, unfinished) : expansion;
  }

  /** The word and its other forms, all with the same similarity. */
  sameForms(word: string, similarity = 1): Expansion {
    return this.index.vocabulary.withStemOf(word).map((term) => [term, similarity]);
  }

  /**
   * Finds the records that have the terms.
   *
   * @param typed The words of the query that the terms match.
   */
  find(expansion: Expansion, typed: string[]): Matches {
    const matches = new Matches(this.index.size);
    this.add(expansion, typed, [matches]);
    return matches;
  }

  /** Adds the records of terms to matches, and notes the terms for ranking and highlighting, unless `typed` is empty. */
  add(expansion: Expansion, typed: string[], targets: Matches[]): void {
    const { postings, textWeight } = this.index;
    for (const [term, similarity] of expansion) {
      if (typed.length > 0) this.#noteTerm(term, similarity, typed);
      decodePostings(postings[term]!, (record, bits) => {
        const fragment = bits & inNameFragment ? similarity * weights.nameFragment : 0;
        const name = bits & inName ? similarity : fragment;
        const keyword = bits & inKeywords ? similarity : 0;
        const text = similarity * weights.text[bits & inText]! * textWeight[record]!;
        for (const matches of targets) matches.add(record, name, keyword, text);
      });
    }
  }

  /** Adds the records that match all of several expansions, each with its weakest match. */
  addIntersection(expansions: Expansion[], typed: string[], targets: Matches[], weight = 1): void {
    const all = expansions.map((expansion) => this.find(expansion, typed));
    for (const matches of targets) matches.addIntersection(all, weight);
  }

  #noteTerm(term: number, similarity: number, typed: string[]): void {
    const known = this.terms.get(term);
    this.terms.set(term, {
      similarity: Math.max(similarity, known?.similarity ?? 0),
      typed: new Set([...(known?.typed ?? []), ...typed]),
    });
  }
}
