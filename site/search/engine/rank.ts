import type { SearchArea } from '../records/record';
import type { OpenIndex } from './openIndex';
import { scoreOf } from './scoreOf';
import type { MatchedWords } from './matchWords';
import { spellingBoost } from './spellingBoost';
import { weighQuery, type WeighedWord } from './weighQuery';
import { weights } from './weights';

/** A matching record and its score. */
export interface Ranked {
  record: number;
  score: number;
}

/**
 * Ranks the matching records, best first.
 *
 * @param query The query as typed.
 * @param allowed Whether each page can be found.
 */
export function rank(index: OpenIndex, matched: MatchedWords, query: string, allowed: boolean[]): Ranked[] {
  const weighed = weighQuery(index, matched);
  const spelling = spellingBoost(index, query);
  const weightByArea = areaWeights(matched.words);
  const ranked = candidatesOf(index, weighed.content, allowed).map((record) => {
    const areaWeight = weightByArea[index.pages[index.pageNumbers[record]!]!.area];
    const kindWeight = index.linkLists.has(record) ? weights.linkList : (index.kindOf(record).weight ?? 1);
    return { record, score: scoreOf(index, weighed, record) * spelling(record) * (areaWeight * kindWeight) };
  });
  const best = ranked.reduce((highest, { score }) => Math.max(highest, score), 0);
  return ranked
    .filter(({ score }) => score > best * weights.minShare)
    .sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Words of a query that refer to a part of the site. */
const areaWords: Partial<Record<SearchArea, RegExp>> = {
  api: /^(?:rpc|grpc|proto|protobuf|endpoint|request|response|enum|message)s?$/,
  changelog: /^(?:changelog|releases?|released|announcements?|announced|new)$/,
};

function areaWeights(words: MatchedWords['words']): Record<SearchArea, number> {
  const mentioned = Object.entries(areaWords).filter(([, pattern]) =>
    words.some(({ normalized }) => pattern.test(normalized)),
  );
  return { ...weights.area, ...Object.fromEntries(mentioned.map(([area]) => [area, weights.mentionedArea])) };
}

/** The records that match a word, limited to the most promising ones. */
function candidatesOf(index: OpenIndex, words: WeighedWord[], allowed: boolean[]): number[] {
  const estimates = new Map<number, number>();
  for (const { matches, weight } of words) {
    for (const record of matches.records) {
      if (!allowed[index.pageNumbers[record]!]) continue;
      const name = weights.symbol * matches.name[record]!;
      const best = Math.max(name, matches.keyword[record]!, matches.text[record]!);
      estimates.set(record, (estimates.get(record) ?? 0) + weight * best);
    }
  }
  const candidates = [...estimates].sort(([, a], [, b]) => b - a).slice(0, weights.maxCandidates);
  return candidates.map(([record]) => record);
}
