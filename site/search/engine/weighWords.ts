import type { OpenIndex } from './openIndex';
import type { MatchedWord } from './matchWords';
import { weights } from './weights';

/** A word of a query with its weight. */
export type WeighedWord = ReturnType<typeof weighWords>[number];

/** Weighs words by their rarity; stop words weigh much less. */
export function weighWords(index: OpenIndex, words: MatchedWord[]) {
  return words.map((word) => ({
    ...word,
    weight: rarityOf(index, word) * (word.kind === 'content' ? 1 : weights.stopWord),
    below: belowOf(index, word),
  }));
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
    for (let at = record; at !== index.parentOf[at];) {
      at = index.parentOf[at]!;
      if (best[at]! >= value) break;
      best[at] = value;
    }
  }
  return best;
}

/** The best match among the names above a record. */
export function aboveOf(index: OpenIndex, { matches }: MatchedWord, record: number): number {
  let best = 0;
  for (let at = record; at !== index.parentOf[at];) {
    at = index.parentOf[at]!;
    best = Math.max(best, matches.name[at]!, weights.keywordAbove * matches.keyword[at]!);
  }
  return best;
}
