import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { precompress } from '../host/compress/precompress';
import { createEngine } from '../search/engine/createEngine';
import { readIndex } from '../search/engine/indexFile';
import type { RecordTexts } from '../search/engine/textFiles';
import { readSearched } from '../search/readSearched';
import { requestOf } from '../search/requestOf';
import { searchFolder, searchIndexFile, writeSearchIndex } from '../search/writeSearchIndex';
import { readSettings } from '../settings/readSettings';
import { writeFiles } from './sites/benchSites';
import { generateSite } from './sites/generateSite';
import { siteFiles, siteSettings } from './sites/layouts';

/** What is written letter by letter: words that every generated site has, one with a slip, and one that none has. */
const queries = ['parse protocol', 'override the firewall', 'microchp', 'solid state pixel', 'xylophone'];

// Says what the embedded search of a generated site costs, without building its pages: `searchGenerated.ts PAGES FOLDER`.
const [, , pages = '1000', folder = 'reports/generated'] = process.argv;
const root = resolve(folder);
const outDir = join(root, 'dist');
const site = generateSite({ pages: Number(pages) });
writeFiles(root, siteFiles(site));
const settings = readSettings(siteSettings(site), 'generated settings', {});
writeSearchIndex(readSearched(settings, root), outDir, { settings, root });
await precompress(join(outDir, searchFolder));

const file = join(outDir, searchFolder, searchIndexFile);
const source = readFileSync(file, 'utf8');
const begin = performance.now();
const index = readIndex(source);
const readTexts = async (name: string) =>
  JSON.parse(readFileSync(join(outDir, searchFolder, name), 'utf8')) as RecordTexts;
const engine = createEngine(index, { readTexts });
for (const _ of engine.prepare());
const ready = performance.now() - begin;
const times: number[] = [];
for (const query of queries) {
  for (let length = 1; length <= query.length; length++) {
    const request = requestOf(query.slice(0, length), { language: 'en', version: 'current' });
    const start = performance.now();
    let first: number | undefined;
    await engine.search(request, () => (first = performance.now() - start));
    times.push(first ?? performance.now() - start);
  }
}
times.sort((a, b) => a - b);
const share = (part: number) => Number(times[Math.floor(part * (times.length - 1))]!.toFixed(1));
console.table({
  pages: Number(pages),
  records: index.names.length,
  'index in brotli, bytes': statSync(`${file}.br`).size,
  'ready, ms': Math.round(ready),
  'a key in the middle, ms': share(0.5),
  'nine in ten, ms': share(0.9),
  'the slowest, ms': share(1),
});
