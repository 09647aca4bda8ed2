import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { report } from '../cli/report';
import { SiteError } from '../problem';
import { createEngine } from '../search/engine/createEngine';
import { readIndex } from '../search/engine/indexFile';
import type { RecordTexts } from '../search/engine/textFiles';
import { readSearched } from '../search/readSearched';
import { requestOf } from '../search/requestOf';
import { searchFolder, searchIndexFile, writeSearchIndex } from '../search/writeSearchIndex';
import { precompress } from '../host/compress/precompress';
import { readSettings } from '../settings/readSettings';
import { generateSite } from './sites/generateSite';
import { siteFiles, siteSettings } from './sites/siteFiles';
import { writeFiles } from './sites/writeFiles';

/** What is written letter by letter: words that every generated site has, one with a slip, and one that none has. */
const queries = ['rotate keys', 'how do i restore a backup', 'replicaton', 'configuration file', 'xylophone'];

// Says what the embedded search of a generated site costs, without building its pages: `searchGenerated.ts PAGES FOLDER`.
await run().catch(report);

async function run(): Promise<void> {
  const [pages, folder] = process.argv.slice(2);
  if (folder === undefined || !(Number(pages) >= 1)) {
    const fix = 'Call it so: npx tsx site/bench/searchGenerated.ts 1000 reports/generated';
    throw new SiteError([
      { file: 'searchGenerated', message: 'expected a number of pages and a folder.', fix },
    ]);
  }
  const root = resolve(folder);
  const site = generateSite({ pages: Number(pages) });
  writeFiles(root, siteFiles(site));
  const settings = readSettings(siteSettings(site), 'generated settings', {});
  const outDir = join(root, 'dist');
  const built = timed(() => writeSearchIndex(readSearched(settings, root), outDir, { settings, root }));
  await precompress(join(outDir, searchFolder));

  const file = join(outDir, searchFolder, searchIndexFile);
  const source = readFileSync(file, 'utf8');
  const read = timed(() => readIndex(source));
  const readTexts = async (name: string) =>
    JSON.parse(readFileSync(join(outDir, searchFolder, name), 'utf8')) as RecordTexts;
  const opened = timed(() => createEngine(read.value, { readTexts }));
  const prepared = timed(() => [...opened.value.prepare()]);
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const request = requestOf(query.slice(0, length), { language: 'en', version: 'current' });
      const start = performance.now();
      let first: number | undefined;
      await opened.value.search(request, () => (first = performance.now() - start));
      times.push(first ?? performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(part * (times.length - 1))]!;
  console.table({
    pages: Number(pages),
    records: read.value.names.length,
    'index, bytes': statSync(file).size,
    'index, bytes in brotli': statSync(`${file}.br`).size,
    'reading and building, ms': Math.round(built.took),
    'opening, ms': Math.round(read.took + opened.took),
    'preparing, ms': Math.round(prepared.took),
    'a key in the middle, ms': round(share(0.5)),
    'nine in ten, ms': round(share(0.9)),
    'the slowest, ms': round(share(1)),
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function timed<Value>(work: () => Value): { value: Value; took: number } {
  const start = performance.now();
  return { value: work(), took: performance.now() - start };
}
