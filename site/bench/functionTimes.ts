import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readChangelog } from '../content/changelog/readChangelog';
import { blockSeparator, parsePage } from '../render/markdown/parsePage';
import { changelogPages } from '../render/pages/changelogPages';
import { createEngine } from '../search/engine/createEngine';
import { readIndex } from '../search/engine/indexFile';
import type { RecordTexts } from '../search/engine/textFiles';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';

// Prints what functions take on a built site, in milliseconds, with their tricks or without: `functionTimes.ts FOLDER with`.
const [, , folder = '.', variant] = process.argv;
const isWith = variant === 'with';
const settings = readSettings(input, 'site/settings/site.ts');

const changelogFolder = `${settings.content.root}/${settings.changelog!.folder}`;
const { changelog } = readChangelog(folder, { folder: changelogFolder, today: '9999-12-31' });
const lists = changelogPages(changelog, settings).map(({ source }) =>
  isWith ? source : source.replaceAll(blockSeparator, ''),
);
let begin = performance.now();
for (const source of lists) parsePage(source, 'page.mdx');
const parsing = (performance.now() - begin) / changelog.entries.length;

const searchFolder = join(folder, 'dist', 'search');
const readTexts = async (file: string) =>
  JSON.parse(readFileSync(join(searchFolder, file), 'utf8')) as RecordTexts;
const index = readIndex(readFileSync(join(searchFolder, 'index.json'), 'utf8'));
const engine = createEngine(index, { readTexts, rehearsals: isWith ? undefined : 0 });
for (const _ of engine.prepare());
begin = performance.now();
await engine.search({ requests: [{ indexName: 'docs', query: 'f' }] });
console.log(
  JSON.stringify({
    'separators and re-parsed JSX|parsing the lists of the changelog, ms an entry': parsing,
    'warm-up searches|first key in Node.js, ms': performance.now() - begin,
  }),
);
