import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { report as fail } from '../cli/report';
import { precompress } from '../host/compress/precompress';
import { launchBrowser } from './browser/launchBrowser';
import { runMeasured } from './builds/runMeasured';
import type { Part } from './figures';
import { ablation } from './parts/ablation';
import { builds, entries } from './parts/builds';
import { dev } from './parts/dev';
import { host } from './parts/host';
import { links } from './parts/links';
import { pages } from './parts/pages';
import { search } from './parts/search';
import { readOptions } from './readOptions';
import { benchmarksPage, describeMachine, formatted, sectionOf, type Measured } from './report';
import { generatedSite, isBuilt, removeOldSites, thisSite, type BenchSite } from './sites/benchSites';

/** Where results are kept: parts that are not run now keep theirs. */
const resultsFile = 'reports/benchmarks.json';
const pageFile = 'BENCHMARKS.md';

/** In the order of the page. */
const parts: Record<string, Part> = { pages, links, search, builds, entries, dev, host, ablation };

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await run().catch(fail);
process.exit(0);

async function run(): Promise<void> {
  const { sizes, stockSizes, starlightSizes, build, write, ...options } = readOptions(
    process.argv.slice(2),
    Object.keys(parts),
  );
  const results = readResults();
  const { browser, name: browserName } = await launchBrowser();
  const documentation = thisSite();
  const sites = [
    ...sizes.map((size) => generatedSite('ours', size)),
    ...stockSizes.map((size) => generatedSite('stock', size)),
    ...starlightSizes.map((size) => generatedSite('starlight', size)),
  ];
  const ready = new Set<string>();
  /** Builds a site, once, and compresses what came out. */
  const makeReady = async (site: BenchSite) => {
    if (ready.has(site.folder)) return;
    ready.add(site.folder);
    if (!build && isBuilt(site)) return;
    console.log(`${site.name}: building`);
    site.write();
    await runMeasured(site.build, site.folder);
    if (site.rival) await precompress(site.outDir);
  };
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (!options.parts.includes(name)) continue;
      const progress = (text: string) => console.log(`${name}: ${text}`);
      results[name] = {
        date: new Date().toISOString(),
        command: ['npm run bench --', ...process.argv.slice(2).map((word) => word || "''")].join(' '),
        machine: describeMachine(browserName),
        rows: await part.measure({ ...options, browser, documentation, sites, makeReady, progress }),
      };
      mkdirSync(dirname(resultsFile), { recursive: true });
      writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
      console.log(`\n${await formatted([sectionOf(part, results[name])])}`);
    }
  } finally {
    await browser.close();
    removeOldSites();
  }
  if (!write) return;
  const sections = Object.entries(parts).flatMap(([name, part]) =>
    results[name] ? [sectionOf(part, results[name])] : [],
  );
  writeFileSync(pageFile, await benchmarksPage(sections));
  console.log(`${pageFile} has been written.`);
}

function readResults(): Record<string, Measured> {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8')) as Record<string, Measured>;
  } catch {
    return {};
  }
}
