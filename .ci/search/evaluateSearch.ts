import { bar, evaluate, type Evaluation } from './evaluate';
import { queryFiles, readQueries } from './readQueries';
import { readEngine } from '../../site/search/readSearch';
import { builtFolder } from '../../site/cli/readBuilt';
import { runCommand } from '../../site/cli/runCommand';

await runCommand({
  usage:
    'Usage: npm run search:evaluate\n\nMeasures the search of the built site with the queries in .ci/search.',
  run,
});

/**
 * Measures search and prints the results by kind, with the queries whose answer isn't first; for held-out queries, only
 * the totals.
 */
async function run() {
  const engine = await readEngine(builtFolder);
  const measure = (name: string) =>
    evaluate(readQueries(name), async (query) => {
      const { hits } = await engine.search({ query, hitsPerPage: 10 });
      return hits.map(({ url }) => url);
    });
  const tuned = await measure(queryFiles.tuned);
  for (const { kind, query, rank, first } of tuned.misses) {
    const found = rank === undefined ? 'not found' : `in rank ${rank}`;
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
  const rows = [...kinds, ['overall', overall] as const].map(([kind, score]) => {
    const { queries, success, reciprocalRank } = score;
    const shares = { '@1': success[1], '@3': success[3], '@10': success[10], 'MRR@10': reciprocalRank };
    const rounded = Object.entries(shares).map(([name, share]) => [name, Number(share.toFixed(3))] as const);
    return [kind, { queries, ...Object.fromEntries(rounded) }] as const;
  });
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}
