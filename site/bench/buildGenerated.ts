import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

import { buildSite } from '../cli/buildSite';
import { report } from '../cli/report';
import { createSite } from '../createSite';
import { SiteError } from '../problem';
import { buildStock } from './buildStock';
import { generateSite } from './sites/generateSite';
import { siteFiles, siteSettings } from './sites/siteFiles';
import { stockFiles } from './sites/stockFiles';
import { writeFiles } from './sites/writeFiles';

// Generates a site into a folder and builds it there into `dist`: `buildGenerated.ts PAGES FOLDER [--entries N] [--seed N]`, or, with `--stock`,
// the same pages as a stock Rspress site. Rspress keeps pages for as long as a process lives, so each build has its own.
await run().catch(report);
process.exit(0);

async function run(): Promise<void> {
  const { pages, folder, entries, seed, stock } = readOptions();
  const site = generateSite({ pages, entries, seed });
  writeFiles(folder, stock ? stockFiles(site) : siteFiles(site));
  if (stock) return buildStock(folder);
  const settingsFile = 'generated settings';
  return buildSite(createSite(siteSettings(site), { root: folder, settingsFile, strict: true }));
}

function readOptions(): { pages: number; folder: string; entries: number; seed: number; stock: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { entries: { type: 'string' }, seed: { type: 'string' }, stock: { type: 'boolean' } },
    });
    const [pages, folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Error('expected a number of pages and a folder.');
    return {
      pages: wholeNumber(pages!, 'pages', 1),
      folder: resolve(folder),
      entries: wholeNumber(values.entries ?? '0', '--entries', 0),
      seed: wholeNumber(values.seed ?? '1', '--seed', 0),
      stock: values.stock ?? false,
    };
  } catch (error) {
    const { message } = error as Error;
    const fix = 'Call it so: npx tsx site/bench/buildGenerated.ts 1000 reports/generated --entries 30';
    throw new SiteError([{ file: 'buildGenerated', message, fix }]);
  }
}

function wholeNumber(text: string, name: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${name}: expected a whole number of at least ${least}, received ${JSON.stringify(text)}.`);
}
