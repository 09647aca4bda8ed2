import { wordsOf } from './words';

/** A word of a query. */
export interface QueryWord {
  /** In lower case and without accents. */
  text: string;
  /** The words in it, if it has separators; empty for a plain word. */
  subwords: string[];
  /** Whether it carries meaning or only connects the sentence. If all words are stop words, they count as content. */
  kind: 'content' | 'stop';
  /** Whether the reader may still be typing it. */
  unfinished: boolean;
}

/** Splits a query into words. The last word counts as unfinished unless a separator follows it. */
export function parseQuery(query: string): QueryWord[] {
  const words = wordsOf(query);
  const hasContent = words.some(({ whole }) => !stopWords.has(whole));
  return words.map(({ whole, subwords, end }, index) => ({
    text: whole,
    subwords,
    kind: hasContent && stopWords.has(whole) ? 'stop' : 'content',
    unfinished: index === words.length - 1 && !/^[\s?!.,;:)]/.test(query.slice(end)),
  }));
}

/**
 * Words of questions and sentences that say nothing about the topic. They're looked up only in names, not in
 * texts, and weigh little there. Words such as "not", "off", "without", "id", and "go" do carry meaning.
 */
export const stopWords = new Set(
  `a about after also am an and any anyone anything are as at be because been before being best between but by can
  cannot could did difference differences do does doesnt doing don done dont each else etc every exactly explain
  find finding for from get gets getting give goes going got had happen happens has have having help here hers hi
  his how however i if im in instead into is isnt it its ive just know let lets look looking made make makes many
  may me mean means might more most much must my need needed needs of on one onto or other our out over please
  possible really see shall she should so some someone something such supposed sure take tell than thanks that the
  their them then there these they thing things this those to too toward try trying until us use used uses using
  versus very via vs want wants was way we well were what whats when where whether which while who whom whose why
  will with within wont work working works would yet you your yours`.split(/\s+/),
);
