import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

import { format } from 'oxfmt';

import style from '../../.oxfmtrc.json';
import { runCommand } from '../../site/cli/runCommand';
import { installStarlight } from './installStarlight';
import { measureBuild } from './measureBuild';
import { measureDevelopment } from './measureDevelopment';
import { launchBrowser, measureNavigation, measurePage } from './measurePage';
import { benchFolder, generatedSites, oldSites, starlightCopy, thisSite, type BenchSite } from './sites';
import { medians, ratio, formatTable, type Figures, type Row } from './figures';

/** Pages to visit, with their addresses in Starlight, which drops dots. */
const pages = {
  home: ['/', '/'],
  quickstart: ['/quickstart', '/quickstart'],
  'transformers/system': ['/transformers/system', '/transformers/system'],
  'job.proto': ['/api/mgmt/v1alpha1/job.proto', '/api/mgmt/v1alpha1/jobproto'],
  changelog: ['/changelog', '/changelog'],
} as const;

/** Something to measure, by its name in a table. */
interface Subject {
  name: string;
  measure: () => Promise<Figures>;
}

await runCommand({
  usage: `Usage: npm run bench -- [--runs 5] [--builds 2] [--pages 1000]\n
Measures this site and Starlight with the same pages: visits, a navigation and builds. Builds generated pages with this project,
stock Rspress and Starlight, runs the development server, and writes BENCHMARKS.md. Takes about 25 minutes on a quiet machine.`,
  options: {
    runs: { type: 'string', default: '5' },
    builds: { type: 'string', default: '2' },
    pages: { type: 'string', default: '1000' },
  },
  run: ({ values }) => bench(Number(values.runs), Number(values.builds), Number(values.pages)),
});
process.exit(0);

async function bench(runs: number, buildRuns: number, size: number): Promise<void> {
  const starlight = installStarlight(join(benchFolder, 'starlight'));
  const load = loadavg()[0]!;
  const ours = thisSite();
  const theirs = starlightCopy(ours, starlight);
  const sites = await inTurns([ours, theirs].map(buildSubject), buildRuns);
  const generated = await inTurns(generatedSites(size, starlight).map(buildSubject), 1);
  const { browser, name } = await launchBrowser();
  const visits = await inTurns(
    Object.entries(pages).flatMap(([page, [route, twin]]) => [
      { name: page, measure: () => measurePage(browser, ours, route) },
      { name: `${page}, Starlight`, measure: () => measurePage(browser, theirs, twin) },
    ]),
    runs,
  );
  const follow = (site: BenchSite) => () => measureNavigation(browser, site, '/platform', '/core-concepts');
  const navigations = await inTurns(
    [
      { name: 'this site', measure: follow(ours) },
      { name: 'Starlight', measure: follow(theirs) },
    ],
    runs,
  );
  const development = await inTurns([{ name: 'this site', measure: () => measureDevelopment(browser) }], 1);
  await browser.close();
  rmSync(oldSites, { recursive: true, force: true });
  const text = `${heading(name, starlight.version, load, `${runs} visits and ${buildRuns} ${buildRuns === 1 ? 'build' : 'builds'}`)}
## Pages

A new visitor with a quarter of the processor, 1.6 Mbit/s and 150 ms for each request. Times in ms, weights in compressed kB until nothing
is fetched any more. Both sites have the same pages: Starlight's are made from the Markdown copies of ours.

${formatTable('page', withRatios(visits, 'ours / Starlight'))}

## Following a link

From /platform to /core-concepts in the same conditions: milliseconds from the click to the painted heading.

${formatTable('site', withRatios(navigations, 'ours / Starlight'))}

## Builds

From empty caches. This project also checks every link and example, and writes Markdown copies, social pictures and feeds.

${formatTable('site', withRatios(sites, 'ours / Starlight'))}

${formatTable('site', [...generated, ratio('ours / stock Rspress', generated[0]!, generated[1]!)])}

## Development

\`npm run dev\` with this site: seconds from the command, and from a file that is saved 8 s later until its change or its message is seen, with the
processor time of all processes until 4 s later.

${formatTable('site', development)}
`;
  writeFileSync('BENCHMARKS.md', (await format('BENCHMARKS.md', text, style)).code);
  console.log('Wrote BENCHMARKS.md.');
}

function buildSubject(site: BenchSite): Subject {
  return { name: site.name, measure: () => measureBuild(site) };
}

/** Measures the subjects in turn, once per run, so that other work on the machine affects all of them. */
async function inTurns(subjects: Subject[], count: number): Promise<Row[]> {
  const measured = subjects.map((subject) => ({ ...subject, all: [] as Figures[] }));
  for (let run = 1; run <= count; run++) {
    for (const { name, measure, all } of measured) {
      console.log(`${name}: run ${run} of ${count}`);
      all.push(await measure());
    }
  }
  return measured.map(({ name, all }) => ({ name, figures: medians(all) }));
}

/** Adds a row with the ratio after each pair of rows. */
function withRatios(rows: Row[], name: string): Row[] {
  return rows.flatMap((row, index) => (index % 2 === 1 ? [row, ratio(name, rows[index - 1]!, row)] : [row]));
}

function heading(browser: string, starlight: string, load: number, amount: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const { version } = createRequire(import.meta.url)('@rspress/core/package.json') as { version: string };
  const [processor] = cpus();
  return `# Benchmarks

Written by \`npm run bench\` on commit ${git('rev-parse', '--short', 'HEAD')}, ${new Date().toISOString().slice(0, 10)}: medians of ${amount}, in turns.
Machine: ${processor?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}, load ${load.toFixed(1)} at the start. Node.js ${process.version},
${browser}, Rspress ${version}, ${starlight}.
`;
}
