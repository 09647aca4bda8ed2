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
      this.add(record, weight * other.name[record]!, weight * other.keyword[record]!, weight * other.text[record]!);
    }
  }

  has(record: number): boolean {
    return this.#seen[record] === 1;
  }
}

/** The records that match all of several words, each as well as it matches the worst of them. */
export function matchAll(words: Matches[], size: number): Matches {
  const result = new Matches(size);
  const [first, ...others] = words.toSorted((a, b) => a.records.length - b.records.length);
  for (const record of first?.records ?? []) {
    if (!others.every((other) => other.has(record))) continue;
    const least = (field: 'name' | 'keyword' | 'text') => Math.min(...words.map((word) => word[field][record]!));
    const best = Math.min(...words.map(({ name, keyword, text }) => Math.max(name[record]!, keyword[record]!, text[record]!)));
    // One word may stand in the name and another in the text: then the record matches as its text does.
    result.add(record, least('name'), least('keyword'), Math.max(least('text'), 0.5 * best));
  }
  return result;
}
