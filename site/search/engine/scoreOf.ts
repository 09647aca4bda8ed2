import type { Lookup } from './lookup';
import type { NameWord, OpenIndex } from './openIndex';
import { aboveOf, type WeighedWord } from './weighWords';
import { weights } from './weights';

type Terms = Lookup['terms'];

/**
 * The score of a record's match, regardless of its part of the site and its spelling.
 *
 * @param terms All terms that were looked up.
 */
export function scoreOf(index: OpenIndex, words: WeighedWord[], terms: Terms, record: number): number {
  const { isSymbol, exactName } = index.kindOf(record);
  const nameWeight = isSymbol ? weights.symbol : weights.name[index.levels[record]!]!;
  let sum = 0;
  let inName = 0;
  let covered = 0;
  let total = 0;
  let size = 0;
  const counts = { name: 0, keyword: 0, path: 0 };
  for (const word of words) {
    const { matches, weight, kind, below } = word;
    const name = matches.name[record]!;
    const keyword = matches.keyword[record]!;
    const text = matches.text[record]!;
    const above = aboveOf(index, word, record);
    const best = Math.max(nameWeight * name, weights.keyword * keyword, text);
    const all = nameWeight * name + weights.keyword * keyword + text;
    const own = best + weights.furtherMatch * (all - best);
    sum += weight * (own + weights.above * above + weights.below * below[record]!);
    inName += weight * nameWeight * name;
    // Results should have the content words.
    if (kind === 'stop') continue;
    size++;
    total += weight;
    if (best > 0 || above > 0) covered += weight;
    if (name > 0) counts.name++;
    if (keyword > 0) counts.keyword++;
    if (name > 0 || keyword > 0 || above > 0) counts.path++;
  }
  const precision =
    inName > 0 ? Math.max(...index.phrasesOf(record).names.map((name) => precisionOf(name, terms))) : 0;
  let score = (sum + weights.precision * precision * inName) * (covered / total);
  if (counts.name === size && precision > weights.minExact && !index.isPlainSymbol(record)) {
    score *= 1 + precision * exactName;
  }
  if (
    counts.keyword === size &&
    index.phrasesOf(record).keywords.some((phrase) => isExactKeyword(phrase, size, terms))
  ) {
    score *= 1 + weights.exactKeyword;
  }
  if (counts.path === size) score *= 1 + weights.path + weights.pathPrecision * precision;
  return score;
}

/** The share of a name that the query asks for. */
function precisionOf(name: NameWord[], terms: Terms): number {
  if (name.length === 0) return 0;
  const strengthOf = (term: number | undefined) => (term === undefined ? 0 : (terms.get(term)?.weight ?? 0));
  let sum = 0;
  for (const { term, parts } of name) {
    let ofParts = 0;
    for (const part of parts) ofParts += strengthOf(part) / parts.length;
    sum += Math.max(strengthOf(term), weights.wordFromParts * ofParts);
  }
  return sum / name.length;
}

/** Whether a query with a number of words asks for a whole phrase. */
function isExactKeyword(phrase: NameWord[], wordCount: number, terms: Terms): boolean {
  const size = phrase.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
  return size >= wordCount && precisionOf(phrase, terms) > weights.minExactKeyword;
}
