/** The strength of records' matches for a word of a query, from 0 to 1. */
export class Matches {
  /** Matching records, unordered, without duplicates. */
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

  /** Adds the strength of a record's match. Better values are kept. */
  add(record: number, name: number, keyword: number, text: number): void {
    if (this.#seen[record] === 0) {
      this.#seen[record] = 1;
      this.records.push(record);
    }
    if (name > this.name[record]!) this.name[record] = name;
    if (keyword > this.keyword[record]!) this.keyword[record] = keyword;
    if (text > this.text[record]!) this.text[record] = text;
  }

  /** Adds the records that match all words, each with its weakest match. */
  addIntersection(words: Matches[], weight = 1): void {
    for (const record of words[0]?.records ?? []) {
      if (!words.every((word) => word.#seen[record] === 1)) continue;
      const weakest = (column: 'name' | 'keyword' | 'text') =>
        weight * Math.min(...words.map((word) => word[column][record]!));
      this.add(record, weakest('name'), weakest('keyword'), weakest('text'));
    }
  }
}
