/**
 * Weights of matches by position: a title outweighs a heading, a heading a row or a symbol, a row the text. Tune them
 * with `npm run search:evaluate`, which shows the effect of a change. Weights of kinds are in `records/searchKinds.ts`.
 */
export const weights = {
  /** A word in the name, by level: group, page, then headings. */
  name: [3, 4, 2.7, 2.55, 2.4, 2.4, 2.4],
  /** A word in the name of a row or a symbol. */
  symbol: 2,
  /** A fragment of a word in the name, such as `key` in `API_KEY`, relative to the word. */
  nameFragment: 0.56,
  /** A keyword of the page, set by its writer. */
  keyword: 1.38,
  /** A word in the text: no match, a fragment of a word, a word. */
  text: [0, 0.9, 1.3],
  /** The weight of further matches of a word, relative to the best one. */
  furtherMatch: 0.25,
  /** A word in the names above, and a keyword there, relative to a name. */
  above: 1,
  keywordAbove: 0.7,
  /** A match in the records below, such as the sections of a page; and text there, relative to a name. */
  below: 0.35,
  textBelow: 0.35,
  /** The bonus for a name by the share of its words that are in the query; in full if all are. */
  nameShare: 0.5,
  /** The weight of a word in a name if the query has only its subwords. */
  wordFromSubwords: 0.8,
  /** From this share on, a name is an exact match and counts more, by kind. */
  minExact: 0.51,
  /** From this share on, a keyword phrase of a page is an exact match and gets this bonus. */
  minExactKeyword: 0.75,
  exactKeyword: 0.8,
  /** All words are in the name, in the names above, or in the keywords: a bonus, and one for the share of the name. */
  path: 0.35,
  pathNameShare: 0.13,
  /** The name in code is the query, letter by letter. */
  verbatim: 3.2,
  /** The name is the query except for case, spaces, and separators; less for a symbol with a plain word as its name. */
  sameLetters: 1.8,
  sameWord: 1.3,
  /** The name contains the query. */
  containsQuery: 1.1,
  /** The name contains a query with at least this many words, like a pasted message. */
  errorMessage: 2.8,
  minErrorMessageWords: 3,
  /** A list of links. */
  linkList: 0.45,
  /** By part of the site: the documentation explains the content that the others list. */
  area: { docs: 1, api: 0.85, changelog: 0.45 },
  /** The part of the site that words such as "rpc" or "release" refer to. */
  mentionedArea: 1.25,
  /** A word such as "how" or "the". */
  stopWord: 0.08,
  /** Other spellings and forms of a word, relative to the word itself. */
  otherSpelling: 0.65,
  spelledApart: 0.62,
  inflection: 0.9,
  otherForm: 0.55,
  /** Several words that are one word in the index. */
  joined: 0.95,
  /** A phrase with the same meaning; a phrase that is only looked up in addition. */
  synonym: 0.9,
  also: 0.45,
  /** The likely word behind a typo. */
  typo: 0.92,
  /** The number of typos added for the missing rest of an unfinished word. */
  unfinishedTypo: 0.5,
  /**
   * A longer word that starts with an unfinished word, and the bonus for the typed share. Less for a word that
   * is complete in itself, because it's rarely the start of another one.
   */
  completion: { known: 0.35, unknown: 0.55 },
  typedShare: 0.35,
  /** How much a text's size affects the weight of its matches: a long text counts less. */
  textSize: 0.3,
  /** In a pasted text, a word that is in a name, relative to other words. */
  namedInPaste: 4,
  /** Each further result of a page, relative to the previous one. */
  samePage: 0.74,
  /** Results below this share of the best score aren't shown. */
  minShare: 0.02,
  /** The most records that are scored: those with the best estimates in `rank`. */
  maxCandidates: 2000,
};
