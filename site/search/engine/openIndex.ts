import { countPostings, decodeNumber } from './postings';
import type { SearchIndex } from './searchIndex';
import { stopWords } from './stopWords';
import { Vocabulary } from './vocabulary';
import { wordsOf } from './words';

/** An index at work: the columns that were written, and what follows from them. */
export interface OpenIndex extends SearchIndex {
  /** Number of records. */
  size: number;
  vocabulary: Vocabulary;
  /** Number of the page of each record. */
  pageOf: Uint32Array;
  /** Number of the record that each stands under; its own for a page. */
  parentOf: Uint32Array;
  /** How much a mention in the text of each record counts: less in long ones. */
  textWeight: Float32Array;
  /** 1 for records that only lead on to others. */
  leadsOn: Uint8Array;
  /** Number of records that a term stands in. */
  frequencyOf: (term: number) => number;
  /** Number of words in the name of a record that say something. */
  nameSizeOf: (record: number) => number;
  /** Synonyms by the first word typed: what is typed and what is looked up too, word by word. */
  synonymsOf: Map<string, { typed: string[]; found: string[] }[]>;
}

/** Makes an index ready for queries. Costs time in the size of the index, once. */
export function openIndex(index: SearchIndex): OpenIndex {
  const size = index.names.length;
  const pageOf = new Uint32Array(size);
  for (const [page, { first }] of index.pages.entries()) {
    pageOf.fill(page, first, index.pages[page + 1]?.first ?? size);
  }
  const wordCounts = Float32Array.from(index.lengths, (character) => 2 ** (decodeNumber(character.charCodeAt(0)) / 2));
  const average = wordCounts.reduce((sum, count) => sum + count, 0) / Math.max(1, size);
  const leadsOn = new Uint8Array(size);
  for (const record of index.links) leadsOn[record] = 1;
  const frequencies = new Uint32Array(index.terms.length);
  const nameSizes = new Uint8Array(size);
  const synonymsOf = new Map<string, { typed: string[]; found: string[] }[]>();
  for (const { typed, found } of index.synonyms) {
    for (const phrase of typed.map(split)) {
      const [first] = phrase;
      const others = found.map(split).filter((other) => other.join(' ') !== phrase.join(' '));
      synonymsOf.set(first!, [...(synonymsOf.get(first!) ?? []), ...others.map((other) => ({ typed: phrase, found: other }))]);
    }
  }
  return {
    ...index,
    size,
    vocabulary: new Vocabulary(index.terms),
    pageOf,
    parentOf: Uint32Array.from(index.parents, (distance, record) => record - distance),
    textWeight: wordCounts.map((count) => 1 / (0.5 + 0.5 * (count / average))),
    leadsOn,
    frequencyOf: (term) => (frequencies[term] ||= countPostings(index.postings[term]!)),
    nameSizeOf: (record) =>
      (nameSizes[record] ||= Math.min(255, 1 + sizeOf(index.names[record] ?? index.pages[pageOf[record]!]!.title))) - 1,
    synonymsOf,
  };
}

function sizeOf(name: string): number {
  const words = wordsOf(name);
  return words.filter(({ whole }) => !stopWords.has(whole)).length || words.length;
}

function split(phrase: string): string[] {
  return phrase.split(' ');
}
