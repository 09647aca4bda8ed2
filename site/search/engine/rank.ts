import type { NameWord, OpenIndex } from './openIndex';
import type { SoughtWord, SoughtWords } from './searchWords';
import { weights } from './weights';

/** A record that a query leads to. */
export interface Ranked {
  record: number;
  score: number;
}

export interface RankOptions {
  /** The query as it was typed. */
  query: string;
  /** Whether a page may be found. */
  allows: (page: number) => boolean;
}

/** Ranks the records that match, best first. */
export function rank(index: OpenIndex, { words, terms }: SoughtWords, { query, allows }: RankOptions): Ranked[] {
  const says = words.filter(({ kind }) => kind === 'content');
  const counted = says.length > 0 ? says : words;
  const rarity = words.map((word) => rarityOf(index.size, word) * (counted.includes(word) ? 1 : weights.stopWord));
  const total = words.reduce((sum, word, at) => (counted.includes(word) ? sum + rarity[at]! : sum), 0);
  const typed = query.trim().toLowerCase();

  const candidates = new Set<number>();
  for (const { matches } of counted) {
    for (const record of matches.records) if (allows(index.pageOf[record]!)) candidates.add(record);
  }
  const below = words.map((word) => belowOf(index, word));
  return Array.from(candidates, (record) => ({ record, score: scoreOf(record) })).sort(
    (a, b) => b.score - a.score || a.record - b.record,
  );

  function scoreOf(record: number): number {
    const page = index.pages[index.pageOf[record]!]!;
    const isPage = page.first === record;
    const code = index.levels.charCodeAt(record);
    const nameWeight = code >= 97 ? weights.symbol : weights.name[code - 48]!;
    let sum = 0;
    let covered = 0;
    let inOwn = 0;
    let inPath = 0;
    let nameSum = 0;
    words.forEach((word, at) => {
      const { matches } = word;
      const name = matches.name[record]!;
      const keyword = matches.keyword[record]!;
      const ways = [nameWeight * name, weights.keyword * keyword, matches.text[record]!];
      const best = Math.max(...ways);
      const own = best + weights.besides * (ways[0]! + ways[1]! + ways[2]! - best);
      const above = aboveOf(index, word, record);
      const under = below[at]![record]!;
      sum += rarity[at]! * (own + weights.above * above + weights.below * under);
      nameSum += rarity[at]! * nameWeight * name;
      if (!counted.includes(word)) return;
      if (name > 0) inOwn++;
      if (name > 0 || above > 0 || keyword > 0) inPath++;
      covered +=
        rarity[at]! * (best > 0 || above > 0 ? 1 : under > 0 ? weights.belowCovers : 0);
    });
    const precision = nameSum > 0 ? Math.max(...index.namesOf(record).map(precisionOf)) : 0;
    let score = (sum + weights.precision * precision * nameSum) * (covered / total) ** weights.coverage;
    if (inOwn === counted.length && precision > 0.8) {
      score *= 1 + (weights.exactName[isPage ? 'page' : code >= 97 ? 'symbol' : 'section'] - 1) * precision;
    }
    if (inPath === counted.length) score *= weights.path;
    const spelling = (index.names[record] ?? page.title).toLowerCase();
    if (spelling.replace(/^-+/, '') === typed.replace(/^-+/, '')) score *= weights.sameSpelling;
    else if (spelling.startsWith(typed)) score *= weights.sameBeginning;
    if (index.leadsOn[record]) score *= weights.leadsOn;
    return score * weights.area[page.area];
  }

  /** How much of a name was asked for, 0 to 1. */
  function precisionOf(name: NameWord[]): number {
    if (name.length === 0) return 0;
    let sum = 0;
    for (const { term, parts } of name) {
      let ofParts = 0;
      for (const part of parts) ofParts += strengthOf(part) / parts.length;
      sum += Math.max(strengthOf(term), 0.6 * ofParts);
    }
    return sum / name.length;
  }

  function strengthOf(term: number | undefined): number {
    return term === undefined ? 0 : (terms.get(term) ?? 0);
  }
}

/** How well the names above a record match a word. */
function aboveOf(index: OpenIndex, { matches }: SoughtWord, record: number): number {
  let best = 0;
  for (let at = record; at !== index.parentOf[at]; ) {
    at = index.parentOf[at]!;
    best = Math.max(best, matches.name[at]!, 0.7 * matches.keyword[at]!);
  }
  return best;
}

/** For each record, how well what stands below it matches a word. */
function belowOf(index: OpenIndex, { matches }: SoughtWord): Float32Array {
  const best = new Float32Array(index.size);
  for (const record of matches.records) {
    const match = Math.max(matches.name[record]!, Math.min(1, matches.text[record]!) * 0.75);
    const value = match * (index.leadsOn[record] ? 0.3 : 1);
    for (let at = record; at !== index.parentOf[at]; ) {
      at = index.parentOf[at]!;
      if (best[at]! >= value) break;
      best[at] = value;
    }
  }
  return best;
}

/** How much a word says: 1 when it stands in no record, 0 when it stands in all. */
function rarityOf(size: number, { matches }: SoughtWord): number {
  const frequency = matches.records.length;
  if (frequency === 0) return 0.6;
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5)) / Math.log(1 + size);
}
