import type { OpenIndex } from './openIndex';
import type { MatchedWord, MatchedWords } from './matchWords';
import { weights } from './weights';

/** The weighed words of a query, the weight of all content words, and the terms that were looked up. */
export type WeighedQuery = ReturnType<typeof weighQuery>;

/** A word of a query with its weight. */
export type WeighedWord = WeighedQuery['content'][number];

/** Weighs the words of a query by their rarity; stop words weigh much less. */
export function weighQuery(index: OpenIndex, { words, terms }: MatchedWords) {
  const weighed = words.map((word) => ({
    ...word,
    weight: rarityOf(index, word) * (word.kind === 'content' ? 1 : weights.stopWord),
    below: belowOf(index, word),
  }));
  const content = weighed.filter(({ kind }) => kind === 'content');
  const stopWords = weighed.filter(({ kind }) => kind === 'stop');
  const contentWeight = content.reduce((sum, { weight }) => sum + weight, 0);
  return { content, contentWeight, stopWords, terms };
}

/** Rarity of a word: near 1 if almost no record has it, 0 if all do. */
function rarityOf({ size }: OpenIndex, { matches }: MatchedWord): number {
  const frequency = matches.records.length;
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5)) / Math.log(1 + size);
}

/** The best match among the records below each record. */
function belowOf(index: OpenIndex, { matches }: MatchedWord): Float32Array {
  const best = new Float32Array(index.size);
  for (const record of matches.records) {
    const value = Math.max(matches.name[record]!, Math.min(1, matches.text[record]!) * weights.textBelow);
    for (let ancestor = record; ancestor !== index.parentNumbers[ancestor];) {
      ancestor = index.parentNumbers[ancestor]!;
      if (best[ancestor]! >= value) break;
      best[ancestor] = value;
    }
  }
  return best;
}

/** The best match among the names above a record. */
export function aboveOf(index: OpenIndex, { matches }: MatchedWord, record: number): number {
  let best = 0;
  for (let ancestor = record; ancestor !== index.parentNumbers[ancestor];) {
    ancestor = index.parentNumbers[ancestor]!;
    best = Math.max(best, matches.name[ancestor]!, weights.keywordAbove * matches.keyword[ancestor]!);
  }
  return best;
}
