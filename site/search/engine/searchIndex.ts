import type { SearchArea } from '../records/record';

/** Number of the format that this engine reads and writes. A change of the format or of how words are cut raises it. */
export const indexVersion = 2;

/** A page, and what its records have in common. */
export interface IndexedPage {
  url: string;
  /** Name of the page. */
  title: string;
  /** Other names: of its file, in the sidebar, of its heading. */
  aliases: string[];
  /** Words and phrases that lead to it. */
  keywords: string[];
  /** Name of the group that it stands in. */
  group: string | null;
  area: SearchArea;
  language: string;
  tag: string | string[];
  /** Number of the page's first record; its others follow. */
  first: number;
}

/** Phrases that stand for others. Their words are folded, with a space between. */
export interface IndexedSynonym {
  typed: string[];
  /** What is looked up too. A phrase that stands on both sides does not stand for itself. */
  found: string[];
  /** Whether what is found means the same, or is only looked up too. */
  kind: 'same' | 'also';
}

/** What search needs at hand. Columns run over records; the texts of the records lie in files of their own. */
export interface SearchIndex {
  pages: IndexedPage[];
  /** Name of each record's own heading or row; null where that is the name of the page, or there is none. */
  names: (string | null)[];
  /** Anchor of each record; null for a page itself, empty for the one that its name usually has. */
  anchors: (string | null)[];
  /** Level of each record as a digit, `0` to `6`, of a symbol as a letter, `a` to `g`, of a part of one `h` to `n`; `7` for text without a name. */
  levels: string;
  /** Number of the record that each stands under, counted back from it; 0 for a page. */
  parents: number[];
  /** Records that only lead on to others. */
  links: number[];
  /** Words in each record's text, as a character per record: half of a power of two. */
  lengths: string;
  /** Everything that can be looked up, folded, in the order of its characters. */
  terms: string[];
  /** Where each term stands. */
  postings: string[];
  synonyms: IndexedSynonym[];
  /** Files with the texts, and the first record of each. */
  texts: { file: string; first: number }[];
}
