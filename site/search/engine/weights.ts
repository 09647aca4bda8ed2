/**
 * What a match counts, by where it stands. A title outweighs a heading, a heading a row, a row the text. The
 * numbers were set by measuring: `npm run search:evaluate` tells what a change of one does.
 */
export const weights = {
  /** A word of the name, by level: group, page, then headings, last text without a name. */
  name: [3, 3, 2.7, 2.55, 2.4, 2.4, 2.4, 0],
  /** A word of the name of a row or a symbol. */
  symbol: 2,
  /** A part of a word of the name: `key` of `API_KEY`. Relative to the word. */
  namePart: 0.45,
  /** A word that the writer named as one that leads to the page. */
  keyword: 1.3,
  /** A word of the text: not there, mentioned or part of a word, a word, again and again. */
  text: [0, 0.6, 1, 1.1],
  /** What a second and third way to match adds, relative to the best one. */
  besides: 0.2,
  /** A word of the names above. */
  above: 1.4,
  /** A word that stands further below, in a section or row of its own. */
  below: 0.35,
  /** How much of a word counts as covered when only what is below has it. */
  belowCovers: 0.35,
  /** Names that the query fills: up to this much more, for the share of the name that was asked for. */
  precision: 0.5,
  /** How steeply results fall that miss words of the query. */
  coverage: 1.4,
  /** Names that are just what was asked for: of a page, a section, a symbol. */
  exactName: { page: 1.7, section: 1.5, symbol: 1.4 },
  /** All words stand in the name or in the names above. */
  path: 1.3,
  /** The name is letter by letter what was typed. */
  sameSpelling: 1.5,
  /** What was typed so far is the beginning of the name, letter by letter. */
  sameBeginning: 1.1,
  /** A list of links. */
  leadsOn: 0.45,
  /** By part of the site: the documentation explains what the others list. */
  area: { docs: 1, api: 0.85, changelog: 0.7 },
  /** A word such as "how" or "the". */
  stopWord: 0.12,
  /** Other spellings and forms of a word, and synonyms, relative to the word itself. */
  otherSpelling: 0.65,
  plural: 0.95,
  otherForm: 0.55,
  synonym: 0.8,
  leadsTo: 0.55,
  slip: 0.85,
  /** Each further result of a page, relative to the one before. */
  samePage: 0.88,
};
