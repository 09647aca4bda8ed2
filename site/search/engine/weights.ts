/**
 * What a match counts, by where it stands. A title outweighs a heading, a heading a row, a row the text. The
 * numbers were set by measuring: `npm run search:evaluate` tells what a change of one does.
 */
export const weights = {
  /** A word of the name, by level: group, page, then headings and rows, last text without a name. */
  name: [3, 3.4, 2.7, 2.4, 2.2, 2.2, 2.2, 0],
  /** A part of a word of the name: `key` of `API_KEY`. Relative to the word. */
  namePart: 0.7,
  /** A word that the writer named as one that leads to the page. */
  keyword: 1.8,
  /** A word of the text: not there, mentioned or part of a word, a word, again and again. */
  text: [0, 0.6, 1, 1.3],
  /** What a second and third way to match adds, relative to the best one. */
  besides: 0.3,
  /** A word of the names above. */
  above: 1.4,
  /** A word that stands further below, in a section or row of its own. */
  below: 0.35,
  /** How much of a word counts as covered when only the names above, or only what is below, have it. */
  aboveCovers: 0.9,
  belowCovers: 0.35,
  /** Names that the query fills: up to this much more, for the share of the name that was asked for. */
  precision: 0.5,
  /** How steeply results fall that miss words of the query. */
  coverage: 1.6,
  /** Names that are just what was asked for, by level. */
  exactName: [1.5, 1.7, 1.5, 1.45, 1.4, 1.4, 1.4, 1],
  /** All words stand in the name or in the names above. */
  path: 1.15,
  /** The name is letter by letter what was typed. */
  sameSpelling: 1.12,
  /** A list of links. */
  leadsOn: 0.35,
  /** By part of the site: the documentation explains what the others list. */
  area: { docs: 1, api: 0.85, changelog: 0.7 },
  /** A word such as "how" or "the". */
  stopWord: 0.12,
  /** A synonym, relative to the word itself. */
  synonym: 0.9,
  /** Each further result of a page, relative to the one before. */
  samePage: 0.88,
};
