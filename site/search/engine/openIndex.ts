import { MatchesPool } from './matches';
import { countPostings, decodeNumber } from './postings';
import type { IndexedSynonym, SearchIndex } from './searchIndex';
import { stopWords } from './parseQuery';
import { Vocabulary } from './vocabulary';
import { wordsOf, stemOf } from './words';

/** A word of a name. */
export interface NameWord {
  /** Number of the term. */
  term: number | undefined;
  /** Numbers of the terms that the word is joined from. */
  parts: (number | undefined)[];
}

/** A phrase that stands for another. */
export interface OpenSynonym {
  /** Stems of the words that are typed. */
  typed: string[];
  found: string[];
  kind: 'same' | 'also';
}

/** An index at work: the columns that were written, and what follows from them. */
export interface OpenIndex extends SearchIndex {
  /** Number of records. */
  size: number;
  vocabulary: Vocabulary;
  pool: MatchesPool;
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
  /** The names of a record, word by word, without those that say nothing: of a page its title, then its other names. */
  namesOf: (record: number) => NameWord[][];
  /** The phrases that lead to a page, by its record, in the same form. */
  keywordsOf: (record: number) => NameWord[][];
  /** Synonyms by the stem of the first word typed. */
  synonymsOf: Map<string, OpenSynonym[]>;
  /** Reads the names of all records ahead, some with each step. Otherwise each is read when it is first needed. */
  prepare: () => Iterable<void>;
}

/** Records whose names are read in one step. */
const namesAtOnce = 100;

/** Makes an index ready for queries. Costs time in the size of the index, once. */
export function openIndex(index: SearchIndex): OpenIndex {
  const size = index.names.length;
  const vocabulary = new Vocabulary(index.terms);
  const pageOf = new Uint32Array(size);
  for (const [page, { first }] of index.pages.entries()) {
    pageOf.fill(page, first, index.pages[page + 1]?.first ?? size);
  }
  const leadsOn = new Uint8Array(size);
  for (const record of index.links) leadsOn[record] = 1;
  const names: NameWord[][][] = [];
  const keywords: NameWord[][][] = [];
  const toWords = (name: string) => nameWords(name, vocabulary);

  return {
    ...index,
    size,
    vocabulary,
    pool: new MatchesPool(size),
    pageOf,
    parentOf: Uint32Array.from(index.parents, (distance, record) => record - distance),
    textWeight: textWeights(index.lengths),
    leadsOn,
    frequencyOf: (term) => countPostings(index.postings[term]!),
    namesOf: openNames,
    keywordsOf: openKeywords,
    synonymsOf: openSynonyms(index.synonyms),
    prepare,
  };

  function openNames(record: number): NameWord[][] {
    return (names[record] ??= namesOf(record).map(toWords));
  }

  function openKeywords(record: number): NameWord[][] {
    return (keywords[record] ??= keywordsOf(record).map(toWords));
  }

  function* prepare(): Generator<void> {
    for (let record = 0; record < size; record++) {
      openNames(record);
      openKeywords(record);
      if (record % namesAtOnce === namesAtOnce - 1) yield;
    }
  }

  function namesOf(record: number): string[] {
    const { title, aliases, first } = index.pages[pageOf[record]!]!;
    return record === first ? [title, ...aliases] : [index.names[record] ?? ''];
  }

  function keywordsOf(record: number): string[] {
    const page = index.pages[pageOf[record]!]!;
    return record === page.first ? page.keywords : [];
  }
}

/** The words of a name, without those that say nothing. */
function nameWords(name: string, vocabulary: Vocabulary): NameWord[] {
  const words = wordsOf(name);
  const says = words.filter(({ whole }) => !stopWords.has(whole));
  return (says.length > 0 ? says : words).map(({ whole, words: parts }) => ({
    term: vocabulary.numberOf(whole),
    parts: parts.map((part) => vocabulary.numberOf(part)),
  }));
}

/** How much a mention counts, from the sizes of texts: 1 in one of average size. */
function textWeights(lengths: string): Float32Array {
  const counts = Float32Array.from(lengths, (size) => 2 ** (decodeNumber(size.charCodeAt(0)) / 2));
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  return counts.map((count) => 1 / (0.7 + 0.3 * (count / average)));
}

function openSynonyms(synonyms: IndexedSynonym[]): Map<string, OpenSynonym[]> {
  const open = new Map<string, OpenSynonym[]>();
  for (const { typed, found, kind } of synonyms) {
    for (const phrase of typed) {
      const others = found.filter((other) => other !== phrase);
      for (const stems of waysToType(phrase)) {
        const list = open.get(stems[0]!) ?? [];
        list.push(...others.map((other) => ({ typed: stems, found: other.split(' '), kind })));
        open.set(stems[0]!, list);
      }
    }
  }
  return open;
}

/** The stems of a phrase: word by word, and, as in "self-hosted", joined to one. */
function waysToType(phrase: string): string[][] {
  const words = phrase.split(' ');
  return words.length === 1 ? [words.map(stemOf)] : [words.map(stemOf), [stemOf(words.join(''))]];
}
