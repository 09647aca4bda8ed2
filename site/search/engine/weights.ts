/**
 * Weights of matches by place: a title outweighs a heading, a heading a row or a symbol, a row the text. They were tuned
 * with `npm run search:evaluate`, which shows the effect of a change. Weights of kinds are in `records/searchKinds.ts`.
 */
export const weights = {
  /** A word of the name, by level: group, page, then headings. */
  name: [3, 4, 2.7, 2.55, 2.4, 2.4, 2.4],
  /** A word of the name of a row or a symbol. */
  symbol: 2,
  /** A part of a word of the name, such as `key` of `API_KEY`, relative to the word. */
  namePart: 0.56,
  /** A keyword of the page, set by its writer. */
  keyword: 1.38,
  /** A word of the text: not there, a part of another word, a word. */
  text: [0, 0.9, 1.3],
  /** What a second and third match of a word adds, relative to the best one. */
  furtherMatch: 0.25,
  /** A word of the names above, and there a keyword relative to a name. */
  above: 1,
  keywordAbove: 0.7,
  /** A word further down, in a section or row with its own record; and there, text relative to a name. */
  below: 0.35,
  textBelow: 0.35,
  /** Names that the query fills: up to this much more, for the share of the name that was asked for. */
  precision: 0.5,
  /** How much a word of a name counts as asked for when only its parts were. */
  partsOfName: 0.8,
  /** Names that are just what was asked for, from this share on, count more by kind. */
  exactFrom: 0.51,
  /** A phrase that leads to a page is just what was asked for, from this share on: so much more. */
  exactKeywordFrom: 0.75,
  exactKeyword: 0.8,
  /** All words are in the name, in the names above or in the keywords: so much more, and for the share of the name. */
  path: 0.35,
  pathPrecision: 0.13,
  /**
   * The name is what was typed, letter by letter; or with other spaces and separators; or is a single word; or contains it.
   */
  verbatim: 3.2,
  sameLetters: 1.8,
  sameWord: 1.3,
  inName: 1.1,
  /** The name contains a query of at least this many words, as a message that was pasted. */
  message: 2.8,
  wordsOfMessage: 3,
  /** A list of links. */
  linkList: 0.45,
  /** By part of the site: the documentation explains what the others list. */
  area: { docs: 1, api: 0.85, changelog: 0.45 },
  /** The part of the site that a word such as "rpc" or "release" asks for. */
  askedArea: 1.25,
  /** A word such as "how" or "the". */
  stopWord: 0.08,
  /** Other spellings and forms of a word, relative to the word itself. */
  otherSpelling: 0.65,
  spelledApart: 0.62,
  inflection: 0.9,
  otherForm: 0.55,
  /** Words that are one in the index. */
  joined: 0.95,
  /** A phrase with the same meaning; a phrase that is only looked up as well. */
  synonym: 0.9,
  related: 0.45,
  /** The likely word behind a typo. */
  typo: 0.92,
  /** Typos that the rest of an unfinished word counts as, in addition. */
  unfinishedTypo: 0.5,
  /**
   * A longer word that begins with an unfinished word, and what is added for the share that was typed. Less for a word that
   * is complete in itself, which rarely is the beginning of another one.
   */
  beginning: { known: 0.35, unknown: 0.55 },
  typedShare: 0.35,
  /** How much of a mention's weight depends on the size of the text: less in a long one. */
  textSize: 0.3,
  /** In a pasted text, a word of the name that was found, relative to others. */
  namedInPaste: 4,
  /** Each further result of a page, relative to the one before. */
  samePage: 0.74,
  /** Results below this share of the best one are not shown. */
  minShare: 0.02,
  /** The most results that are scored in full: the likeliest ones. */
  maxCandidates: 2000,
};
