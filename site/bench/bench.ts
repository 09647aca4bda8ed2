import { readFileSync, writeFileSync } from 'node:fs';

import { report as fail } from '../cli/report';
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
import { describeMachine, formatted, sectionOf, withSection } from './report';
import { generatedSite, isBuilt, removeOldSites, thisSite, type BenchSite } from './sites/benchSites';

/** Where results are written: parts that are not run now keep theirs. */
const pageFile = 'BENCHMARKS.md';

/** In the order of the page. */
const parts: Record<string, Part> = { pages, links, search, builds, dev, host, ablation };

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await run().catch(fail);
process.exit(0);

async function run(): Promise<void> {
  const { sizes, build, write, ...options } = readOptions(process.argv.slice(2), Object.keys(parts));
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
  };
  try {
    for (const name of Object.keys(parts).filter((name) => options.parts.includes(name))) {
      const part = parts[name]!;
      const progress = (text: string) => console.log(`${name}: ${text}`);
      const section = await formatted(
        sectionOf(part, {
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
        }),
      );
      console.log(`\n${section}`);
      if (!write) continue;
      writeFileSync(pageFile, withSection(readFileSync(pageFile, 'utf8'), section));
      console.log(`${pageFile} has been written.`);
    }
  } finally {
    await browser.close();
    removeOldSites();
  }
}
