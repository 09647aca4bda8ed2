import { bar } from '../search/evaluation/bar';
import { evaluate, type Score } from '../search/evaluation/evaluate';
import { readQueries } from '../search/evaluation/readQueries';
import { openSearch } from './openSearch';
import { report } from './report';

await run().catch(report);

/** Measures search and prints how it does, by kind, with the queries whose answer did not come first. */
async function run() {
  const engine = await openSearch();
  const { overall, kinds, misses } = await evaluate(readQueries(), async (query) => {
    const { results } = await engine.search({ requests: [{ indexName: 'docs', query, hitsPerPage: 10 }] });
    return results[0]!.hits.map(({ url }) => url);
  });
  for (const { kind, query, place, first } of misses) {
    console.log(
      `${kind}: ${query}\n    ${place === undefined ? 'not found' : `in place ${place}`}; first is ${first ?? 'nothing'}`,
    );
  }
  console.log(`\n${row('', 'queries', '@1', '@3', '@10', 'MRR@10')}`);
  for (const [kind, score] of [...kinds, ['overall', overall] as const]) console.log(scoreRow(kind, score));

  const low = [...kinds].filter(([, { reciprocalRank }]) => reciprocalRank < bar.kind).map(([kind]) => kind);
  if (overall.reciprocalRank < bar.overall) low.push('overall');
  if (low.length === 0) return;
  console.error(`\nBelow the bar (${bar.overall} overall, ${bar.kind} in every kind): ${low.join(', ')}.`);
  process.exitCode = 1;
}

function scoreRow(kind: string, { queries, success, reciprocalRank }: Score): string {
  const numbers = [success[1], success[3], success[10], reciprocalRank].map((number) => number.toFixed(3));
  return row(kind, String(queries), ...numbers);
}

function row(first: string, ...cells: string[]): string {
  return first.padEnd(12) + cells.map((cell) => cell.padStart(9)).join('');
}
