import { bar, evaluate, type Evaluation, type Score } from '../search/evaluation/evaluate';
import { queryFiles, readQueries } from '../search/evaluation/readQueries';
import { openSearch } from './openSearch';
import { report } from './report';
import { usageOf } from './usageOf';

usageOf('Usage: npm run search:evaluate\n\nMeasures search with the queries in site/search/evaluation.');

await run().catch(report);

/** Measures search and prints how it does, by kind, with the queries whose answer did not come first; of those held out only the sums. */
async function run() {
  const engine = await openSearch();
  const measure = (name: string) =>
    evaluate(readQueries(name), async (query) => {
      const { hits } = await engine.search({ query, hitsPerPage: 10 });
      return hits.map(({ url }) => url);
    });
  const tuned = await measure(queryFiles.tuned);
  for (const { kind, query, place, first } of tuned.misses) {
    const found = place === undefined ? 'not found' : `in place ${place}`;
    console.log(`${kind}: ${query}\n    ${found}; first is ${first ?? 'nothing'}`);
  }
  print('Tuned on', tuned);
  print('Held out', await measure(queryFiles.heldOut));

  const { overall, kinds } = tuned;
  const low = [...kinds].filter(([, { reciprocalRank }]) => reciprocalRank < bar.kind).map(([kind]) => kind);
  if (overall.reciprocalRank < bar.overall) low.push('overall');
  if (low.length === 0) return;
  console.error(`\nBelow the bar (${bar.overall} overall, ${bar.kind} in every kind): ${low.join(', ')}.`);
  process.exitCode = 1;
}

function print(title: string, { kinds, overall }: Evaluation) {
  console.log(`\n${row(title, 'queries', '@1', '@3', '@10', 'MRR@10')}`);
  for (const [kind, score] of [...kinds, ['overall', overall] as const]) console.log(scoreRow(kind, score));
}

function scoreRow(kind: string, { queries, success, reciprocalRank }: Score): string {
  const numbers = [success[1], success[3], success[10], reciprocalRank].map((number) => number.toFixed(3));
  return row(kind, String(queries), ...numbers);
}

function row(first: string, ...cells: string[]): string {
  return first.padEnd(12) + cells.map((cell) => cell.padStart(9)).join('');
}
