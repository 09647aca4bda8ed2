import { fold, stemOf } from './words';

/** The terms of an index, found by what they begin with and by what they have in common. */
export class Vocabulary {
  readonly #numbers: Map<string, number>;
  readonly #kin = new Map<string, number[]>();
  /** Each term without its separators. */
  readonly #folded: string[];

  constructor(readonly terms: string[]) {
    this.#numbers = new Map(terms.map((term, number) => [term, number]));
    this.#folded = terms.map(fold);
    for (const [number, folded] of this.#folded.entries()) {
      const stem = stemOf(folded);
      this.#kin.set(stem, [...(this.#kin.get(stem) ?? []), number]);
    }
  }

  /** Number of a term. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** Numbers of the terms that are other forms or other spellings of a word. */
  kinOf(word: string): number[] {
    return this.#kin.get(stemOf(fold(word))) ?? [];
  }

  /**
   * Numbers of the terms that begin with a text. Other separators match if it has any, or if nothing begins with the exact
   * text.
   */
  beginningWith(text: string): number[] {
    const numbers = [...this.terms.keys()];
    const found = numbers.filter((number) => this.terms[number]!.startsWith(text));
    const bare = fold(text);
    if (bare === text && found.length > 0) return found;
    return numbers.filter((number) => {
      const term = this.terms[number]!;
      const folded = this.#folded[number]!;
      return term.startsWith(text) || (folded !== term && folded.startsWith(bare));
    });
  }
}
