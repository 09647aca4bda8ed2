import type { NameWord, OpenIndex } from './openIndex';
import { aboveOf, type WeighedQuery, type WeighedWord } from './weighQuery';
import { weights } from './weights';

/** The score of a record's match, regardless of its part of the site and its spelling. */
export function scoreOf(index: OpenIndex, query: WeighedQuery, record: number): number {
  const { isLookedUpByName, exactName } = index.kindOf(record);
  const nameWeight = isLookedUpByName ? weights.symbol : weights.name[index.levels[record]!]!;
  const scoreWord = (word: WeighedWord) => wordScore(index, word, record, nameWeight);
  const content = query.content.map(scoreWord);
  const words = [...content, ...query.stopWords.map(scoreWord)];

  const nameSum = sumOf(words, ({ weight, name }) => weight * name);
  const nameShare =
    nameSum > 0 ? Math.max(...index.phrasesOf(record).names.map((name) => nameShareOf(name, query))) : 0;
  const covered = sumOf(content, ({ weight, best, above }) => (best > 0 || above > 0 ? weight : 0));
  let score = sumOf(words, ({ weight, total }) => weight * total) + weights.nameShare * nameShare * nameSum;
  score *= covered / query.contentWeight;

  const allInName = content.every(({ name }) => name > 0);
  if (allInName && nameShare > weights.minExact && !index.hasPlainName(record)) {
    score *= 1 + nameShare * exactName;
  }
  const allKeywords = content.every(({ keyword }) => keyword > 0);
  if (allKeywords && index.phrasesOf(record).keywords.some((phrase) => isExactKeyword(phrase, query))) {
    score *= 1 + weights.exactKeyword;
  }
  const allInPath = content.every(({ name, keyword, above }) => name > 0 || keyword > 0 || above > 0);
  if (allInPath) score *= 1 + weights.path + weights.pathNameShare * nameShare;
  return score;
}

/** How well a record matches a word: in its name, as a keyword, in the names above it, its best match, and in total. */
function wordScore(index: OpenIndex, word: WeighedWord, record: number, nameWeight: number) {
  const { matches, weight, below } = word;
  const name = nameWeight * matches.name[record]!;
  const keyword = weights.keyword * matches.keyword[record]!;
  const text = matches.text[record]!;
  const above = aboveOf(index, word, record);
  const best = Math.max(name, keyword, text);
  const direct = best + weights.furtherMatch * (name + keyword + text - best);
  const total = direct + weights.above * above + weights.below * below[record]!;
  return { weight, name, keyword, above, best, total };
}

const sumOf = <Item>(items: Item[], valueOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + valueOf(item), 0);

/** The share of a name's words that match the query. */
function nameShareOf(name: NameWord[], { terms }: WeighedQuery): number {
  if (name.length === 0) return 0;
  const strengthOf = (term?: number) => (term === undefined ? 0 : (terms.get(term)?.similarity ?? 0));
  let sum = 0;
  for (const { term, subwords } of name) {
    let ofSubwords = 0;
    for (const part of subwords) ofSubwords += strengthOf(part) / subwords.length;
    sum += Math.max(strengthOf(term), weights.wordFromSubwords * ofSubwords);
  }
  return sum / name.length;
}

/** Whether a query matches a whole keyword phrase. */
function isExactKeyword(phrase: NameWord[], query: WeighedQuery): boolean {
  const size = sumOf(phrase, ({ subwords }) => Math.max(1, subwords.length));
  return size >= query.content.length && nameShareOf(phrase, query) > weights.minExactKeyword;
}
