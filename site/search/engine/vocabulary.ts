import { fold, stemOf } from './words';

/** Letters at the beginning of a term that are compared with those of a word. */
const maxBeginning = 8;

/** The terms of an index, found by what they begin with, by what they have in common and by what they look like. */
export class Vocabulary {
  readonly #numbers: Map<string, number>;
  readonly #kin = new Map<string, number[]>();
  readonly #lengths = new Map<number, number[]>();
  readonly #letters: Uint32Array;
  /** Terms with separators, by what they are without, in the order of its characters. */
  readonly #folded: { text: string; number: number }[] = [];
  readonly #foldedTexts: string[];

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
    this.#foldedTexts = this.#folded.map(({ text }) => text);
  }

  /** Number of a term. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** Numbers of the terms that are other forms or other spellings of a word. */
  kinOf(word: string): number[] {
    return this.#kin.get(kinOf(word)) ?? [];
  }

  /**
   * Numbers of the terms that begin with a text. Other separators match if it has any, or if nothing begins with the exact
   * text.
   */
  beginningWith(text: string): number[] {
    const found = placesOf(this.terms, text);
    const bare = fold(text);
    if (bare === text && found.length > 0) return found;
    const others = placesOf(this.#foldedTexts, bare).map((place) => this.#folded[place]!.number);
    return [...found, ...others.filter((number) => !this.terms[number]!.startsWith(text))];
  }

  /** Numbers of the terms of some length that can be a word with at most some typos, and some others. */
  like(word: string, typos: number, maxLength: number): number[] {
    const letters = lettersOf(word);
    // An unfinished word has no more.
    const beginning = Math.min(maxBeginning, word.length - typos);
    const first = lettersOf(word.slice(0, beginning + typos));
    const found: number[] = [];
    for (let length = word.length - typos; length <= maxLength; length++) {
      for (const number of this.#lengths.get(length) ?? []) {
        if (bitsIn(letters & ~this.#letters[number]!) > typos) continue;
        const start = lettersOf(this.terms[number]!.slice(0, beginning));
        if (bitsIn(start & ~first) <= typos) found.push(number);
      }
    }
    return found;
  }
}

/** The places of the texts that begin with another, in a list in the order of their characters. */
function placesOf(texts: string[], other: string): number[] {
  let place = 0;
  for (let end = texts.length; place < end;) {
    const middle = (place + end) >> 1;
    if (texts[middle]! < other) place = middle + 1;
    else end = middle;
  }
  const places: number[] = [];
  for (; texts[place]?.startsWith(other); place++) places.push(place);
  return places;
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
