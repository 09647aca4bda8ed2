import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';

import { levels } from '../host/compress/effort';
import { gzipPage } from '../host/compress/gzipPage';
import { blockSeparator, remarkBlocks } from '../render/markdown/remarkBlocks';
import { createEngine } from '../search/engine/createEngine';
import { readIndex } from '../search/engine/indexFile';
import type { RecordTexts } from '../search/engine/textFiles';
import { changelogPages } from '../render/pages/changelogPages';
import { readChangelog } from '../content/changelog/readChangelog';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';

/** What functions take, in milliseconds: to pack all pages, to parse the lists of the changelog, and for the first key of a search. */
export type FunctionTimes = Record<'gzip' | 'blocks' | 'firstKey', number>;

// Prints what functions of a built site take, with their tricks or without: `ablationTimes.ts FOLDER with`. Each in a process of its
// own: code that has run before runs faster.
const [, , folder = '.', variant] = process.argv;
const isWith = variant === 'with';
const dist = join(folder, 'dist');
const settings = readSettings(input, 'site/settings/site.ts');

const times: FunctionTimes = { gzip: gzip(), blocks: blocks(), firstKey: await firstKey() };
console.log(JSON.stringify(times));

function timed(run: () => unknown): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

function gzip(): number {
  const level = levels.best.gzip;
  const pages = globSync('**/*.html', { cwd: dist, absolute: true }).map((file) => readFileSync(file));
  return timed(() => pages.map((page) => (isWith ? gzipPage(page, level) : gzipSync(page, { level }))));
}

function blocks(): number {
  const { content, changelog } = settings;
  const options = { folder: `${content.root}/${changelog!.folder}`, today: '9999-12-31' };
  const lists = changelogPages(readChangelog(folder, options).changelog, settings).map(({ source }) =>
    isWith ? source : source.replaceAll(blockSeparator, ''),
  );
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkBlocks).freeze();
  return timed(() => lists.map((source) => parser.parse(source)));
}

async function firstKey(): Promise<number> {
  const readTexts = async (file: string) =>
    JSON.parse(readFileSync(join(dist, 'search', file), 'utf8')) as RecordTexts;
  const index = readIndex(readFileSync(join(dist, 'search/index.json'), 'utf8'));
  const engine = createEngine(index, { readTexts, rehearsals: isWith ? undefined : 0 });
  for (const _ of engine.prepare());
  const begin = performance.now();
  await engine.search({ requests: [{ indexName: 'docs', query: 'f' }] });
  return performance.now() - begin;
}
