import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, platform, release, totalmem } from 'node:os';

import { format } from 'oxfmt';

import style from '../../.oxfmtrc.json';
import { runCommand } from '../cli/runCommand';
import { measureBuild } from './measureBuild';
import { launchBrowser, measurePage } from './measurePage';
import { median, tableOf, type Figures, type Row } from './tableOf';
import { generatedSite, starlightVersion, thisSite } from './sites';

await runCommand({
  usage: `Usage: npm run bench -- [--runs 3] [--pages 1000]\n
Builds this site and generated ones, visits their pages, and writes BENCHMARKS.md.`,
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string', default: '1000' } },
  run: ({ values }) => bench(Number(values.runs), Number(values.pages)),
});
process.exit(0);

async function bench(runs: number, size: number): Promise<void> {
  const builds = [thisSite(), generatedSite('ours', size), generatedSite('stock', size)];
  const small = (['ours', 'stock', 'starlight'] as const).map((builder) => generatedSite(builder, 100));
  const buildRows = await inTurns(runs, builds, ({ subject }) => subject, measureBuild);
  for (const site of small) await measureBuild(site);
  const { browser, name } = await launchBrowser();
  const visits = [builds[0]!, ...small].flatMap((site) =>
    Object.entries(site.routes).map(([kind, route]) => ({ site, kind, route })),
  );
  const pageRows = await inTurns(
    runs,
    visits.toSorted((a, b) => (a.site.size ?? 0) - (b.site.size ?? 0) || a.kind.localeCompare(b.kind)),
    ({ site, kind }) => `${site.subject}, ${kind}`,
    ({ site, route }) => measurePage(browser, site, route),
  );
  await browser.close();
  const text = pageOf(runs, buildRows, pageRows, name);
  writeFileSync('BENCHMARKS.md', (await format('BENCHMARKS.md', text, style)).code);
  console.log('Wrote BENCHMARKS.md.');
}

/** Measures every subject once per run, in turns, so that other work on the machine affects all of them. */
async function inTurns<Subject>(
  runs: number,
  subjects: Subject[],
  nameOf: (subject: Subject) => string,
  measure: (subject: Subject) => Promise<Figures>,
): Promise<Row[]> {
  const measured = new Map<string, Figures[]>();
  for (let run = 1; run <= runs; run++) {
    for (const subject of subjects) {
      const name = nameOf(subject);
      console.log(`${name}: run ${run} of ${runs}`);
      measured.set(name, [...(measured.get(name) ?? []), await measure(subject)]);
    }
  }
  return [...measured].map(([name, all]) => ({ name, figures: medians(all) }));
}

function medians(all: Figures[]): Figures {
  const names = Object.keys(all[0]!);
  return Object.fromEntries(names.map((name) => [name, median(all.map((figures) => figures[name]!))]));
}

function pageOf(runs: number, builds: Row[], pages: Row[], browser: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const { version } = createRequire(import.meta.url)('@rspress/core/package.json') as { version: string };
  const [processor] = cpus();
  return `# Benchmarks

Written by \`npm run bench\`: medians of ${runs} runs on commit ${git('rev-parse', '--short', 'HEAD')}, ${new Date().toISOString().slice(0, 10)}.
Machine: ${processor?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}. Node.js ${process.version},
${browser}, Rspress ${version}, ${starlightVersion}. Generated pages are the same text in each project.

## Builds

From empty caches, and again with nothing changed. This project also writes the search index, Markdown copies, social pictures and feeds, and checks every link.

${tableOf('site', builds)}

## Pages

A new visitor with a 4 times slower processor, 1.6 Mbit/s and 150 ms per request. Weights in compressed kB, times in ms.

${tableOf('page', pages)}
`;
}
