import type { OpenIndex } from './openIndex';
import type { SoughtWord } from './searchWords';
import { weights } from './weights';

/** A record that a query leads to. */
export interface Ranked {
  record: number;
  score: number;
}

/** Ranks the records that match, best first. */
export function rank(
  index: OpenIndex,
  words: SoughtWord[],
  query: string,
  allows: (page: number) => boolean,
): Ranked[] {
  const says = words.filter(({ kind }) => kind === 'content');
  const counted = says.length > 0 ? says : words;
  const rarity = new Map(words.map((word) => [word, rarityOf(index.size, word) * (counted.includes(word) ? 1 : weights.stopWord)]));
  const total = counted.reduce((sum, word) => sum + rarity.get(word)!, 0);
  const typed = query.trim().toLowerCase().replace(/^-+/, '');

  const candidates = new Set<number>();
  for (const { matches } of counted) {
    for (const record of matches.records) if (allows(index.pageOf[record]!)) candidates.add(record);
  }
  const below = words.map(({ matches }) => {
    const best = new Float32Array(index.size);
    for (const record of matches.records) {
      const value = Math.max(matches.name[record]!, Math.min(1, matches.text[record]!) * 0.75) * (index.leadsOn[record] ? 0.3 : 1);
      for (let at = record; at !== index.parentOf[at]; ) {
        at = index.parentOf[at]!;
        if (best[at]! >= value) break;
        best[at] = value;
      }
    }
    return best;
  });

  const hits: Ranked[] = [];
  for (const record of candidates) hits.push({ record, score: scoreOf(record) });
  return hits.sort((a, b) => b.score - a.score || a.record - b.record);

  function scoreOf(record: number): number {
    const level = Number(index.levels[record]);
    let sum = 0;
    let covered = 0;
    let named = 0;
    let nameSum = 0;
    let inPath = 0;
    words.forEach((word, at) => {
      const { matches } = word;
      const weight = rarity.get(word)!;
      const name = matches.name[record]!;
      const ways = [weights.name[level]! * name, weights.keyword * matches.keyword[record]!, matches.text[record]!];
      const best = Math.max(...ways);
      const own = best + weights.besides * (ways[0]! + ways[1]! + ways[2]! - best);
      let above = 0;
      for (let up = record; up !== index.parentOf[up]; ) {
        up = index.parentOf[up]!;
        above = Math.max(above, matches.name[up]!, 0.7 * matches.keyword[up]!);
      }
      sum += weight * (own + weights.above * above + weights.below * below[at]![record]!);
      nameSum += weight * name;
      if (!counted.includes(word)) return;
      if (name >= 0.8) named++;
      else named += name * 0.4;
      if (name > 0 || above > 0) inPath++;
      covered += weight * Math.min(1, Math.max(name, matches.keyword[record]!, matches.text[record]! > 0 ? 0.9 : 0, weights.aboveCovers * above, weights.belowCovers * below[at]![record]!));
    });
    const precision = Math.min(1, named / Math.max(1, index.nameSizeOf(record)));
    let score = (sum + weights.precision * precision * nameSum * weights.name[level]!) * (covered / total) ** weights.coverage;
    if (named >= counted.length && precision === 1) score *= weights.exactName[level]!;
    if (inPath === counted.length) score *= weights.path;
    if ((index.names[record] ?? index.pages[index.pageOf[record]!]!.title).toLowerCase() === typed) score *= weights.sameSpelling;
    if (index.leadsOn[record]) score *= weights.leadsOn;
    return score * weights.area[index.pages[index.pageOf[record]!]!.area];
  }
}

/** How much a word says: 1 when it stands in no record, 0 when it stands in all. */
function rarityOf(size: number, { matches }: SoughtWord): number {
  const frequency = matches.records.length;
  if (frequency === 0) return 0.6;
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5)) / Math.log(1 + size);
}
