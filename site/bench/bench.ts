import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { chromium, type Browser } from 'playwright';

import { findBrowser } from '#ci/browser';

import { runMeasured } from './builds/runMeasured';
import { measureBuildTricks, measurePageTricks } from './parts/ablation';
import { measureBuilds } from './parts/builds';
import { measureDev } from './parts/dev';
import { measureEntries } from './parts/entries';
import { measurePages } from './parts/pages';
import { measureReference } from './parts/reference';
import { measureSearches } from './parts/search';
import { readOptions, type BenchOptions } from './readOptions';
import { describeMachine } from './report/machine';
import { benchmarksPage } from './report/markdown';
import { printTable } from './report/printTable';
import type { PartName, Report, Results } from './report/report';
import { tablesOf } from './report/tables';
import { generatedSite, isBuilt, removeOldSites, thisSite, type BenchSite } from './sites/benchSites';
import { precompress } from '../host/compress/precompress';
import { report as fail } from '../cli/report';

/** Where results are kept: parts that are not run now keep theirs. */
const resultsFile = 'reports/bench.json';
const pageFile = 'BENCHMARKS.md';

/** Pages of a site that is built before anything is measured. */
const smallestSite = 20;

/** From this size on a development server is not measured: what it shows is seen before. */
const largestDev = 1000;

/** Sites that this call has built. */
const built = new Set<string>();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await run().catch(fail);
process.exit(0);

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const report = readReport();
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    // Sites that are built are what pages and searches are measured on.
    for (const part of [
      'builds',
      'entries',
      'pages',
      'search',
      'dev',
      'reference',
      'page-tricks',
      'build-tricks',
    ] as const) {
      if (!options.parts.includes(part)) continue;
      const date = new Date().toISOString();
      const results = await runPart(part, options, browser);
      Object.assign(report, {
        [part]: {
          date,
          command: ['npm run bench --', ...process.argv.slice(2).map((word) => word || "''")]
            .join(' ')
            .replace(/ --$/, ''),
          machine: describeMachine(`Chromium ${browser.version()}`),
          runs: part === 'builds' || part === 'entries' ? options.buildRuns : options.runs,
          results,
        },
      });
      mkdirSync(dirname(resultsFile), { recursive: true });
      writeFileSync(resultsFile, `${JSON.stringify(report, null, 2)}\n`);
      for (const table of tablesOf({ [part]: report[part] })) console.log(`\n${printTable(table)}\n`);
    }
  } finally {
    await browser.close();
    removeOldSites();
  }
  console.log(`The results are in ${resultsFile}.`);
  if (!options.write) return;
  writeFileSync(pageFile, await benchmarksPage(report));
  console.log(`${pageFile} has been written.`);
}

async function runPart(
  part: PartName,
  options: BenchOptions,
  browser: Browser,
): Promise<Results[PartName][]> {
  const progress = (text: string) => console.log(`${part}: ${text}`);
  const { sizes, stockSizes, entries, runs, buildRuns } = options;
  const documentation = thisSite();
  const generated = [
    ...sizes.map((size) => generatedSite('neosync', size)),
    ...stockSizes.map((size) => generatedSite('rspress', size)),
  ];
  switch (part) {
    case 'builds':
      return measureBuilds({ sites: [documentation, ...generated], runs: buildRuns, progress });
    case 'entries': {
      const [smallest] = sizes;
      if (smallest === undefined || entries === 0) return [];
      return measureEntries({
        sites: {
          without: generatedSite('neosync', smallest),
          with: generatedSite('neosync', smallest, entries),
        },
        first: generatedSite('neosync', smallestSite),
        runs: buildRuns,
        progress,
      });
    }
    case 'pages': {
      const sites = [documentation, ...generated];
      await makeReady(sites, options, progress);
      return measurePages({ browser, sites, runs, progress });
    }
    case 'search': {
      const sites = [documentation, ...generated];
      await makeReady(sites, options, progress);
      return measureSearches({ browser, sites, runs, progress });
    }
    case 'reference':
      return measureReference({ site: documentation, runs, progress });
    case 'page-tricks':
      await makeReady([documentation], options, progress);
      return measurePageTricks({ browser, site: documentation, runs, progress });
    case 'build-tricks':
      return measureBuildTricks({ site: documentation, runs, buildRuns, progress });
    case 'dev': {
      const sites = [documentation, ...generated.filter(({ size = 0 }) => size <= largestDev)];
      return measureDev({ browser, sites, runs: Math.min(runs, buildRuns), progress });
    }
  }
}

/** Builds sites that are not what the sources say now, and compresses what came out. */
async function makeReady(
  sites: BenchSite[],
  options: BenchOptions,
  progress: (text: string) => void,
): Promise<void> {
  for (const site of sites) {
    const fresh = built.has(site.folder) || (options.parts.includes('builds') && isBuilt(site));
    if (!(fresh || (!options.build && isBuilt(site)))) {
      progress(`${site.name}: building`);
      site.write();
      await runMeasured(site.build, site.folder);
    }
    built.add(site.folder);
    if (site.builder === 'neosync') continue;
    progress(`${site.name}: compressing`);
    await precompress(site.outDir);
  }
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8')) as Report;
  } catch {
    return {};
  }
}
