import { fold, stemOf } from './words';

/** The terms of an index, found by what they begin with, by what they have in common and by what they look like. */
export class Vocabulary {
  readonly #numbers: Map<string, number>;
  readonly #kin = new Map<string, number[]>();
  readonly #lengths = new Map<number, number[]>();
  readonly #letters: Uint32Array;
  /** Terms with separators, by what they are without, in the order of its characters. */
  readonly #folded: { text: string; number: number }[] = [];

  constructor(
    /** In the order of their characters. */
    readonly terms: string[],
  ) {
    this.#numbers = new Map(terms.map((term, number) => [term, number]));
    for (const [number, term] of terms.entries()) {
      append(this.#kin, kinOf(term), number);
      append(this.#lengths, term.length, number);
      const text = fold(term);
      if (text !== term) this.#folded.push({ text, number });
    }
    this.#letters = Uint32Array.from(terms, lettersOf);
    this.#folded.sort((a, b) => (a.text < b.text ? -1 : 1));
  }

  /** Number of a term. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** Numbers of the terms that are other forms or other spellings of a word. */
  kinOf(word: string): number[] {
    return this.#kin.get(kinOf(word)) ?? [];
  }

  /** Numbers of the terms that begin with a text. Other separators match if it has any, or if nothing begins with the exact text. */
  beginningWith(text: string): number[] {
    const found: number[] = [];
    this.terms.forEach((term, number) => {
      if (term.startsWith(text)) found.push(number);
    });
    const bare = fold(text);
    if (bare === text && found.length > 0) return found;
    for (const { text: other, number } of this.#folded) {
      if (other.startsWith(bare) && !this.terms[number]!.startsWith(text)) found.push(number);
    }
    return found;
  }

  /** Numbers of the terms of some length that lack at most `typos` of the letters of a word. */
  like(word: string, typos: number, maxLength: number): number[] {
    const letters = lettersOf(word);
    const found: number[] = [];
    for (let length = word.length - typos; length <= maxLength; length++) {
      for (const number of this.#lengths.get(length) ?? []) {
        if (bitsIn(letters & ~this.#letters[number]!) <= typos) found.push(number);
      }
    }
    return found;
  }
}

/** What forms and spellings of a word have in common. */
function kinOf(word: string): string {
  return stemOf(fold(word));
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function append<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
