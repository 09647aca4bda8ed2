/** How well the records of an index match one word of a query: 0 not at all, 1 as well as can be. */
export class Matches {
  /** Records that match, in no order, each once. */
  readonly records: number[] = [];
  readonly name: Float32Array;
  readonly keyword: Float32Array;
  readonly text: Float32Array;
  readonly #seen: Uint8Array;

  constructor(size: number) {
    this.name = new Float32Array(size);
    this.keyword = new Float32Array(size);
    this.text = new Float32Array(size);
    this.#seen = new Uint8Array(size);
  }

  /** Notes how a record matches; what is known of it already stays where it is better. */
  add(record: number, name: number, keyword: number, text: number): void {
    if (this.#seen[record] === 0) {
      this.#seen[record] = 1;
      this.records.push(record);
    }
    if (name > this.name[record]!) this.name[record] = name;
    if (keyword > this.keyword[record]!) this.keyword[record] = keyword;
    if (text > this.text[record]!) this.text[record] = text;
  }

  /** Adds what other matches know, weighted. */
  addAll(other: Matches, weight = 1): void {
    for (const record of other.records) {
      this.add(
        record,
        weight * other.name[record]!,
        weight * other.keyword[record]!,
        weight * other.text[record]!,
      );
    }
  }

  /** Adds the records that match all of several words, each as well as it matches the worst of them. */
  addCommon(words: Matches[], weight = 1): void {
    const [fewest, ...others] = words.toSorted((a, b) => a.records.length - b.records.length);
    for (const record of fewest?.records ?? []) {
      if (!others.every((other) => other.#seen[record] === 1)) continue;
      const least = (of: (word: Matches) => number) => weight * Math.min(...words.map(of));
      // One word may stand in the name and another in the text: then the record matches as its text does.
      const anywhere = least((word) =>
        Math.max(word.name[record]!, word.keyword[record]!, word.text[record]!),
      );
      this.add(
        record,
        least((word) => word.name[record]!),
        least((word) => word.keyword[record]!),
        Math.max(
          least((word) => word.text[record]!),
          anywhere / 2,
        ),
      );
    }
  }

  /** Forgets everything. Takes time for what was known, not for the size of the index. */
  clear(): void {
    for (const record of this.records) {
      this.name[record] = 0;
      this.keyword[record] = 0;
      this.text[record] = 0;
      this.#seen[record] = 0;
    }
    this.records.length = 0;
  }
}

/** Matches that are used again and again: making them takes time in the size of the index. */
export class MatchesPool {
  readonly #free: Matches[] = [];
  readonly #taken = new Set<Matches>();

  constructor(readonly size: number) {}

  /** Empty matches, good until they are given back or all are released. */
  take(): Matches {
    const matches = this.#free.pop() ?? new Matches(this.size);
    this.#taken.add(matches);
    return matches;
  }

  giveBack(matches: Iterable<Matches>): void {
    for (const one of matches) {
      one.clear();
      this.#taken.delete(one);
      this.#free.push(one);
    }
  }

  /** Takes back all that was given out. */
  release(): void {
    this.giveBack([...this.#taken]);
  }
}
