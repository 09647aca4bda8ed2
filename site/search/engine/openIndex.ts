import { kindOf } from '../records/searchKinds';
import { countPostings, decodeNumber } from './postings';
import type { IndexedSynonym, SearchIndex } from './searchIndex';
import { stopWords } from './parseQuery';
import { Vocabulary } from './vocabulary';
import { weights } from './weights';
import { wordsOf, stemOf } from './words';

/** A word of a name. */
export interface NameWord {
  /** Number of its term. */
  term: number | undefined;
  /** Terms of the words that it is joined from. */
  parts: (number | undefined)[];
}

/** A phrase that also finds another. */
export interface OpenSynonym {
  /** Stems of the words that are typed. */
  typed: string[];
  found: string[];
  kind: IndexedSynonym['kind'];
}

/** An index with columns derived for queries. */
export interface OpenIndex extends SearchIndex {
  /** Number of records. */
  size: number;
  vocabulary: Vocabulary;
  /** Number of the page of each record. */
  pageOf: Uint32Array;
  /** Number of each record's parent. A page is its own parent. */
  parentOf: Uint32Array;
  /** Weight of a mention in each record's text: less in long ones. */
  textWeight: Float32Array;
  /** 1 for lists of links. */
  leadsOn: Uint8Array;
  /** Number of records that have a term. */
  frequencyOf: (term: number) => number;
  /** The row of a record's kind. */
  kindOf: (record: number) => ReturnType<typeof kindOf>;
  /** The names of a record without stop words; of a page its title first. */
  namesOf: (record: number) => NameWord[][];
  /** The keywords of a page, by its record. */
  keywordsOf: (record: number) => NameWord[][];
  /** Whether a record is a symbol with a common word for a name, such as `hooks` or `--debug`. */
  isWord: (record: number) => boolean;
  /** Synonyms by the stem of the first word typed. */
  synonymsOf: Map<string, OpenSynonym[]>;
  /** Reads all names, some with each step. Otherwise they are read on demand. */
  prepare: () => Iterable<void>;
}

/** Records per step. */
const namesAtOnce = 100;

/** Prepares an index for queries. */
export function openIndex(index: SearchIndex): OpenIndex {
  const size = index.names.length;
  const vocabulary = new Vocabulary(index.terms);
  const pageOf = new Uint32Array(size);
  for (const [page, { first }] of index.pages.entries()) {
    pageOf.fill(page, first, index.pages[page + 1]?.first ?? size);
  }
  const leadsOn = new Uint8Array(size);
  for (const record of index.links) leadsOn[record] = 1;

  const readPhrases = (record: number) => {
    const { title, aliases, keywords, first } = index.pages[pageOf[record]!]!;
    const isPage = record === first;
    const names = isPage ? [title, ...aliases] : [index.names[record] ?? ''];
    const toWords = (name: string) => nameWords(name, vocabulary);
    return { names: names.map(toWords), keywords: isPage ? keywords.map(toWords) : [] };
  };
  const phrases: ReturnType<typeof readPhrases>[] = [];
  const phrasesOf = (record: number) => (phrases[record] ??= readPhrases(record));

  return {
    ...index,
    size,
    vocabulary,
    pageOf,
    parentOf: Uint32Array.from(index.parents, (distance, record) => record - distance),
    textWeight: textWeights(index.lengths),
    leadsOn,
    frequencyOf: (term) => countPostings(index.postings[term]!),
    kindOf: (record) => kindOf(index.kinds[record]!),
    namesOf: (record) => phrasesOf(record).names,
    keywordsOf: (record) => phrasesOf(record).keywords,
    isWord: (record) => {
      const [[first, ...others] = []] = phrasesOf(record).names;
      const isSymbol = kindOf(index.kinds[record]!).isSymbol;
      return isSymbol && first !== undefined && others.length === 0 && first.parts.length === 0;
    },
    synonymsOf: openSynonyms(index.synonyms),
    *prepare() {
      for (let record = 0; record < size; record++) {
        phrasesOf(record);
        if (record % namesAtOnce === namesAtOnce - 1) yield;
      }
    },
  };
}

/** The words of a name, without stop words unless there are no others. */
function nameWords(name: string, vocabulary: Vocabulary): NameWord[] {
  const words = wordsOf(name);
  const content = words.filter(({ whole }) => !stopWords.has(whole));
  return (content.length > 0 ? content : words).map(({ whole, words: parts }) => ({
    term: vocabulary.numberOf(whole),
    parts: parts.map((part) => vocabulary.numberOf(part)),
  }));
}

/** Weights of mentions by the size of texts. A text of average size has 1. */
function textWeights(lengths: string): Float32Array {
  const counts = Float32Array.from(lengths, (size) => 2 ** (decodeNumber(size.charCodeAt(0)) / 2));
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  return counts.map((count) => 1 / (1 - weights.textSize + weights.textSize * (count / average)));
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

/** The stems of a phrase: word by word and, as in "self-hosted", joined. */
function waysToType(phrase: string): string[][] {
  const words = phrase.split(' ');
  return words.length === 1 ? [words.map(stemOf)] : [words.map(stemOf), [stemOf(words.join(''))]];
}
