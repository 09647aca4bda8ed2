import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { report as fail } from '../cli/report';
import { precompress } from '../host/compress/precompress';
import { launchBrowser } from './browser/visit';
import { runMeasured } from './processes';
import type { Part } from './figures';
import { ablation } from './parts/ablation';
import { builds } from './parts/builds';
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
const parts: Record<string, Part> = { pages, links, search, builds, dev, host, ablation };

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await run().catch(fail);
process.exit(0);

async function run(): Promise<void> {
  const { sizes, build, write, ...options } = readOptions(process.argv.slice(2), Object.keys(parts));
  const results = readResults();
  const { browser, name: browserName } = await launchBrowser();
  const sites = (['ours', 'stock', 'starlight'] as const).flatMap((builder) =>
    sizes[builder].map((size) => generatedSite(builder, size)),
  );
  const ready = new Set<string>();
  /** Builds a site that has not been built in this run, and compresses what came out. */
  const makeReady = async (site: BenchSite) => {
    // The development server begins with the sources alone.
    if ((!build || ready.has(site.folder)) && isBuilt(site)) return;
    ready.add(site.folder);
    console.log(`${site.subject}: building`);
    site.write();
    await runMeasured(site.build, site.folder);
    if (site.rival) await precompress(site.outDir);
  };
  try {
    for (const name of Object.keys(parts).filter((name) => options.parts.includes(name))) {
      const part = parts[name]!;
      const progress = (text: string) => console.log(`${name}: ${text}`);
      results[name] = {
        date: new Date().toISOString(),
        command: ['npm run bench --', ...process.argv.slice(2).map((word) => word || "''")].join(' '),
        machine: describeMachine(browserName),
        rows: await part.measure({
          ...options,
          browser,
          documentation: thisSite(),
          sites,
          makeReady,
          progress,
        }),
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
