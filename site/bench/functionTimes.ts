import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createEngine } from '../search/engine/createEngine';
import { readIndex } from '../search/engine/indexFile';
import type { RecordTexts } from '../search/engine/textFiles';

// Prints what functions take on a built site, in milliseconds, with their tricks or without: `functionTimes.ts FOLDER with`.
const [, , folder = '.', variant] = process.argv;
const isWith = variant === 'with';

const searchFolder = join(folder, 'dist', 'search');
const readTexts = async (file: string) =>
  JSON.parse(readFileSync(join(searchFolder, file), 'utf8')) as RecordTexts;
const index = readIndex(readFileSync(join(searchFolder, 'index.json'), 'utf8'));
const engine = createEngine(index, { readTexts, rehearsals: isWith ? undefined : 0 });
for (const _ of engine.prepare());
const begin = performance.now();
await engine.search({ requests: [{ indexName: 'docs', query: 'f' }] });
console.log(JSON.stringify({ 'warm-up searches|first key in Node.js, ms': performance.now() - begin }));
