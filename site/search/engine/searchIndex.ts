import type { SearchRecord } from '../records/record';
import type { SearchKind } from '../records/searchKinds';

/** Version of the format. Raise it if the format, the splitting of words, or the kinds or areas that scripts know change. */
export const indexVersion = 5;

/** The search folder in the built site, with the index and all records. */
export const searchFolder = 'search';
export const searchIndexFile = 'index.json';
export const searchRecordsFile = 'records.json';

/** A page, with the fields common to its records. */
export interface IndexedPage extends Pick<SearchRecord, 'url' | 'aliases' | 'keywords' | 'area'> {
  title: string;
  language: string;
  /** Its group in the sidebar. */
  group: string | null;
  tag: SearchRecord['docs_tag'];
  /** Number of the page's first record, followed by the others. */
  first: number;
}

/** Phrases that also find other phrases, as normalized words separated by spaces. */
export interface IndexedSynonym {
  typed: string[];
  /** Phrases to look up in addition. */
  found: string[];
  /** Whether they have the same meaning, or are only looked up in addition. */
  kind: 'same' | 'also';
}

/**
 * The index in the format of its file. Columns have a value per record; texts are in separate files. The longest columns
 * are single strings, which parse many times faster than arrays.
 */
export interface SearchIndex {
  version: number;
  pages: IndexedPage[];
  /** Name of each record's heading or row. Null for a page. */
  names: (string | null)[];
  /** Anchor of each record. Null for a page, empty if it can be derived from the name. */
  anchors: (string | null)[];
  /** Level of each record's name: 1 for a page, 2 or more below it. */
  levels: number[];
  kinds: SearchKind[];
  /** Distance from each record back to its parent. 0 for a page. */
  parentDistances: number[];
  /** Records that are lists of links. */
  linkLists: number[];
  /** Size of each record's text, as one character: twice the binary logarithm of its number of words. */
  textSizes: string;
  /** All terms, sorted and separated by spaces. */
  terms: string;
  /** Postings of each term, separated by spaces. */
  postings: string;
  synonyms: IndexedSynonym[];
  /** Files with texts, and the first record in each. */
  texts: { file: string; first: number }[];
}
