import type { SearchRecord } from '../records/record';
import type { SearchKind } from '../records/searchKinds';

/** Version of the format. Raise it when the format or the splitting of words changes. */
export const indexVersion = 4;

/** A page, with the fields that its records share. */
export interface IndexedPage extends Pick<
  SearchRecord,
  'url' | 'aliases' | 'keywords' | 'area' | 'language'
> {
  title: string;
  /** Its group in the sidebar. */
  group: string | null;
  tag: SearchRecord['docs_tag'];
  /** Number of the page's first record. The others follow. */
  first: number;
}

/** Phrases that also find others, as folded words with a space between. */
export interface IndexedSynonym {
  typed: string[];
  /** Phrases that are looked up as well. */
  found: string[];
  /** Whether they mean the same, or are only looked up as well. */
  kind: 'same' | 'also';
}

/**
 * The index, as its file has it. Columns have a value per record; texts are in separate files. The longest columns are one
 * string each, which is parsed many times faster than an array.
 */
export interface SearchIndex {
  version: number;
  pages: IndexedPage[];
  /** Name of each record's heading or row. Null for a page. */
  names: (string | null)[];
  /** Anchor of each record. Null for a page, empty where it follows from the name. */
  anchors: (string | null)[];
  /** Level of each record's name: 1 for a page, 2 and more below it. */
  levels: number[];
  kinds: SearchKind[];
  /** Distance from each record back to its parent. 0 for a page. */
  parents: number[];
  /** Records that are lists of links. */
  links: number[];
  /** Size of each record's text, a character each: twice the binary logarithm of its words. */
  lengths: string;
  /** All terms, in order, with a space between. */
  terms: string;
  /** Postings of each term, with a space between. */
  postings: string;
  synonyms: IndexedSynonym[];
  /** Files of texts, and the first record of each. */
  texts: { file: string; first: number }[];
}
