import { searchKinds } from '../records/searchKinds';
import { countPostings, decodeNumber } from './postings';
import { indexVersion, type IndexedSynonym, type SearchIndex } from './searchIndex';
import { stopWords } from './parseQuery';
import { openVocabulary, type Vocabulary } from './vocabulary';
import { weights } from './weights';
import { wordsOf, stemOf } from './words';

/** A word of a name: the number of its term, and the numbers of the words in it. */
export type NameWord = ReturnType<typeof nameWords>[number];

/** An index with additional columns for queries. A `record` is the number of a record, its position in the columns. */
export type OpenIndex = ReturnType<typeof openIndex>;

/**
 * Prepares an index for queries.
 *
 * @throws {Error} If it has another version.
 */
export function openIndex(index: SearchIndex) {
  if (index.version !== indexVersion) {
    throw new Error(
      `The search index has version ${index.version}; this build reads version ${indexVersion}.`,
    );
  }
  const size = index.names.length;
  const vocabulary = openVocabulary(index.terms.split(' '));
  const postings = index.postings.split(' ');
  const pageNumbers = new Uint32Array(size);
  for (const [page, { first }] of index.pages.entries()) {
    pageNumbers.fill(page, first, index.pages[page + 1]?.first ?? size);
  }

  const toWords = (name: string) => nameWords(name, vocabulary);
  const makePhrases = (record: number) => {
    const { title, aliases, keywords, first } = index.pages[pageNumbers[record]!]!;
    if (record !== first) return { names: [toWords(index.names[record] ?? '')], keywords: [] };
    return { names: [title, ...aliases].map(toWords), keywords: keywords.map(toWords) };
  };
  const phrases: ReturnType<typeof makePhrases>[] = [];
  const phrasesOf = (record: number) => (phrases[record] ??= makePhrases(record));

  return {
    ...index,
    size,
    vocabulary,
    postings,
    /** Number of each record's page. */
    pageNumbers,
    /** Number of each record's parent. A page is its own parent. */
    parentNumbers: Uint32Array.from(index.parentDistances, (distance, record) => record - distance),
    textWeight: textWeights(index.textSizes),
    hasText: (record: number): boolean => decodeNumber(index.textSizes.charCodeAt(record)) > 0,
    linkLists: new Set(index.linkLists),
    /** Number of records that contain a term. */
    frequencyOf: (term: number) => countPostings(postings[term]!),
    kindOf: (record: number) => searchKinds[index.kinds[record]!],
    /** The names of a record without stop words, and the keywords of its page; a page's title comes first. */
    phrasesOf,
    /** Whether a record is a symbol with a single plain word as its name, such as `hooks` or `--debug`. */
    hasPlainName: (record: number): boolean => {
      const [first, ...others] = phrasesOf(record).names[0]!;
      const isPlain = first?.subwords.length === 0 && others.length === 0;
      return isPlain && searchKinds[index.kinds[record]!].isLookedUpByName === true;
    },
    /** Synonyms by the stem of the first word typed. */
    synonymsOf: indexSynonyms(index.synonyms),
  };
}

/** The words of a name, without stop words unless there are no others. */
function nameWords(name: string, vocabulary: Vocabulary) {
  const words = wordsOf(name);
  const content = words.filter(({ whole }) => !stopWords.has(whole));
  return (content.length > 0 ? content : words).map(({ whole, subwords }) => ({
    term: vocabulary.numberOf(whole),
    subwords: subwords.map((part) => vocabulary.numberOf(part)),
  }));
}

/** Weights of text matches by the size of the text. A text of average size has 1. */
function textWeights(textSizes: string): Float32Array {
  const counts = Float32Array.from(textSizes, (size) => 2 ** (decodeNumber(size.charCodeAt(0)) / 2));
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  return counts.map((count) => 1 / (1 - weights.textSize + weights.textSize * (count / average)));
}

/** Phrases that also find other phrases; typed phrases are stemmed. */
function indexSynonyms(synonyms: IndexedSynonym[]) {
  const byFirstStem = new Map<string, { typed: string[]; found: string[]; kind: IndexedSynonym['kind'] }[]>();
  for (const { typed, found, kind } of synonyms) {
    for (const phrase of typed) {
      const words = phrase.split(' ');
      const others = found.filter((other) => other !== phrase).map((other) => other.split(' '));
      // Separate and, as in "self-hosted", joined.
      for (const stems of [words.map(stemOf), [stemOf(words.join(''))]]) {
        const added = others.map((other) => ({ typed: stems, found: other, kind }));
        byFirstStem.set(stems[0]!, [...(byFirstStem.get(stems[0]!) ?? []), ...added]);
      }
    }
  }
  return byFirstStem;
}
