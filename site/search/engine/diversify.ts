import type { OpenIndex } from './openIndex';
import type { Ranked } from './rank';
import { weights } from './weights';

/** Results of one page that stand among the others; more of them come after all others. */
const mostOfAPage = 4;

/**
 * Keeps a page from filling the list: each further result of a page counts a little less, and what is too many
 * goes to the end. The best one of a page stays first.
 *
 * @param hits Best first.
 */
export function spread(index: OpenIndex, hits: Ranked[]): Ranked[] {
  const counts = new Map<number, number>();
  const near: Ranked[] = [];
  const far: Ranked[] = [];
  for (const { record, score } of hits) {
    const page = index.pageOf[record]!;
    const before = counts.get(page) ?? 0;
    counts.set(page, before + 1);
    if (before < mostOfAPage) near.push({ record, score: score * weights.samePage ** before });
    else far.push({ record, score });
  }
  return [...near.sort((a, b) => b.score - a.score || a.record - b.record), ...far];
}
