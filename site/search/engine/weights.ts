/**
 * What a match counts, by where it stands. A title outweighs a heading, a heading a row or a symbol, a row the
 * text. The numbers were set by measuring: `npm run search:evaluate` tells what a change of one does.
 */
export const weights = {
  /** A word of the name, by level: group, page, then headings. */
  name: [3, 3.2, 2.7, 2.55, 2.4, 2.4, 2.4],
  /** A word of the name of a row or a symbol. */
  symbol: 2,
  /** A part of a word of the name, such as `key` of `API_KEY`, relative to the word. */
  namePart: 0.45,
  /** A word that the writer named as one that leads to the page. */
  keyword: 1.3,
  /** A word of the text: not there, mentioned or a part of a word, a word, again and again. */
  text: [0, 0.7, 1.2, 1.4],
  /** What a second and third way to match adds, relative to the best one. */
  besides: 0.2,
  /** A word of the names above, and there a keyword relative to a name. */
  above: 1.4,
  keywordAbove: 0.7,
  /** A word that stands further below, in a section or a row of its own, and there a text relative to a name. */
  below: 0.35,
  textBelow: 0.75,
  /** How much of a word counts as covered when only what is below has it. */
  belowCovers: 0.35,
  /** How steeply results fall that miss words of the query. */
  coverage: 1.6,
  /** Names that the query fills: up to this much more, for the share of the name that was asked for. */
  precision: 0.5,
  /** How much a word of a name counts as asked for when only its parts were. */
  partsOfName: 0.5,
  /** Names that are just what was asked for, from this share on: so much more. */
  exactFrom: 0.8,
  exactName: { page: 0.7, section: 0.5, symbol: 0.4 },
  /** A phrase that leads to a page is just what was asked for: so much more. */
  exactKeyword: 0.8,
  /** All words stand in a longer name: so much more, for the share of the name that was asked for. */
  ownName: 0,
  /** All words stand in the name, in the names above or in the keywords: so much more, and for the share of the name. */
  path: 0.5,
  pathPrecision: 0,
  /** The name is letter by letter what was typed; or begins with it. */
  sameSpelling: 1.5,
  sameBeginning: 1.1,
  /** A list of links. */
  leadsOn: 0.45,
  /** By part of the site: the documentation explains what the others list. */
  area: { docs: 1, api: 0.6, changelog: 0.4 },
  /** A word such as "how" or "the". */
  stopWord: 0.04,
  /** A word that stands nowhere, among words that do. */
  unknownWord: 0.6,
  /** Other spellings and forms of a word, relative to the word itself. */
  otherSpelling: 0.65,
  plural: 0.95,
  otherForm: 0.55,
  /** Words that are one in the index. */
  joined: 0.95,
  /** A word that is two in the index. */
  split: 0.8,
  /** A phrase that means the same; one that is only looked up too. */
  synonym: 0.8,
  leadsTo: 0.45,
  /** What a word with a slip was meant to be. */
  slip: 0.92,
  /** Each further result of a page, relative to the one before. */
  samePage: 0.92,
  /** Results below this share of the best one are not shown. */
  least: 0.04,
  /** Results that are ranked with all care; of more, the likeliest ones. */
  mostCandidates: 2000,
};
