import { linkListRank, nameOf, searchLevels, type SearchLevel, type SearchRecord } from '../records/record';
import { inKeywords, inName, inNameFragment, inTextAsFragment, inTextAsWord } from './postings';
import { encodeNumber, encodePostings, type Postings } from './postings';
import { indexVersion, type IndexedPage, type IndexedSynonym, type SearchIndex } from './searchIndex';
import { slugOf } from './fieldsOf';
import type { RecordTexts } from './openTexts';
import { stopWords } from './parseQuery';
import { wordsOf } from './words';

/**
 * Builds the index for the embedded engine, without the list of text files, and the text of each record.
 *
 * @param records In reading order, with a page's record before the records of its sections.
 */
export function buildIndex(records: SearchRecord[], synonyms: IndexedSynonym[]) {
  const pages: IndexedPage[] = [];
  const postings = new Map<string, Postings>();
  const parentDistances: number[] = [];
  let textSizes = '';

  for (const [number, record] of records.entries()) {
    const previous = pages.at(-1);
    if (previous?.url !== record.url_without_anchor) {
      pages.push({
        url: record.url_without_anchor,
        title: record.hierarchy.lvl1 ?? nameOf(record),
        aliases: record.aliases,
        keywords: record.keywords,
        group: record.hierarchy.lvl0,
        area: record.area,
        language: record.language,
        tag: record.docs_tag,
        first: number,
      });
    }
    parentDistances.push(number - parentOf(records, number, pages.at(-1)!.first));
    textSizes += encodeNumber(addRecord(record, number, postings));
  }
  const names = records.map((record) => (record.type === 'lvl1' ? null : nameOf(record)));
  const terms = [...postings.keys()].sort();
  const index: Omit<SearchIndex, 'texts'> = {
    version: indexVersion,
    pages,
    names,
    anchors: records.map(({ anchor }, number) => (anchor === slugOf(names[number] ?? '') ? '' : anchor)),
    levels: records.map(({ type }) => searchLevels.indexOf(type as SearchLevel)),
    kinds: records.map(({ kind }) => kind),
    parentDistances,
    linkLists: records.flatMap(({ weight }, number) => (weight.page_rank === linkListRank ? [number] : [])),
    textSizes,
    terms: terms.join(' '),
    postings: terms.map((term) => encodePostings(postings.get(term)!)).join(' '),
    synonyms,
  };
  const texts: RecordTexts = records.map(({ content }) => content);
  return { index, texts };
}

/** Adds the terms of a record and returns the size of its text for the column `textSizes`. */
function addRecord(record: SearchRecord, number: number, postings: Map<string, Postings>): number {
  const isPage = record.anchor === null;
  const addPosting = (term: string, bit: number) => {
    const list = postings.get(term);
    const last = list?.at(-1);
    if (!list) postings.set(term, [{ record: number, bits: bit }]);
    else if (last?.record === number) last.bits |= bit;
    else list.push({ record: number, bits: bit });
  };
  const names = isPage ? [nameOf(record), ...record.aliases] : [nameOf(record)];
  for (const { whole, fragments } of names.flatMap(wordsOf)) {
    addPosting(whole, inName);
    for (const fragment of fragments) addPosting(fragment, inNameFragment);
  }
  // Full names of symbols are looked up whole.
  if (!isPage) for (const { whole } of record.aliases.flatMap(wordsOf)) addPosting(whole, inName);
  for (const { whole, fragments } of record.keywords.flatMap(wordsOf)) {
    for (const term of [whole, ...fragments]) if (!stopWords.has(term)) addPosting(term, inKeywords);
  }
  // The query "cli login" finds the page "login" in the group "Neosync CLI".
  if (isPage) for (const { whole } of wordsOf(record.hierarchy.lvl0 ?? '')) addPosting(whole, inKeywords);

  const words = wordsOf(record.content ?? '');
  const counts = new Map<string, number>();
  const count = (term: string, by: number) => counts.set(term, (counts.get(term) ?? 0) + by);
  for (const { whole, fragments } of words) {
    count(whole, 1);
    for (const fragment of fragments) count(fragment, 0.5); // Two fragments count as a word.
  }
  for (const [term, occurrences] of counts) {
    if (!stopWords.has(term)) addPosting(term, occurrences < 1 ? inTextAsFragment : inTextAsWord);
  }
  return Math.round(2 * Math.log2(1 + words.length));
}

/** The closest record before that is above a record in its hierarchy, or its page. A page is its own parent. */
function parentOf(records: SearchRecord[], number: number, first: number): number {
  const { hierarchy, type } = records[number]!;
  const isAbove = (other: SearchRecord) =>
    other.type < type && nameOf(other) === hierarchy[other.type as SearchLevel];
  let parent = number;
  while (parent > first && !isAbove(records[parent]!)) parent--;
  return parent;
}
