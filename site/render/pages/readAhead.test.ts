import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readChangelog } from '../../content/changelog/readChangelog';
import { page } from '../../fixtures/page';
import { workInFolder } from '../../fixtures/temporaryFolder';
import { cacheFolder } from '../../cache';
import { createPageReader } from './createPageReader';
import { readAhead } from './readAhead';

const settings = { address: 'https://docs.example.com', base: '/', versions: [], content: {} };

const entry = (title: string) =>
  `---\ntitle: ${title}\ndate: 2025-01-02\nauthors: [ada]\nkinds: [new]\ndescription: About it.\n---\n\nIt shines.\n`;

const files = {
  'content/lamps.mdx': page('Lamps', 'Many of them.\n'),
  'content/care.mdx': page('Care', 'Take it.\n'),
  'content/broken.mdx': '---\ntitle: Broken\n---\n\n<Open>\n',
  'content/changelog/first.mdx': entry('First'),
  'content/changelog/second.mdx': entry('Second'),
  'content/changelog/authors.yml': 'ada:\n  name: Ada\n  title: Writes\n',
  'content/changelog/tags.yml': '{}\n',
};

test('after it a page reader parses nothing any more', async () => {
  const root = workInFolder(files);
  const documents = ['lamps', 'care', 'broken'].map((id) => ({ id, file: `content/${id}.mdx` }));
  const changelog = { folder: 'content/changelog', today: '2025-06-01' };
  await readAhead({ settings, root, documents, changelog }, 500);
  const cache = readdirSync(cacheFolder('texts', root)).sort();
  expect(cache).toHaveLength(5);

  const reader = createPageReader(settings, root);
  for (const { id, file } of documents) {
    reader.parseDocument(readFileSync(join(root, file), 'utf8'), id, file);
  }
  const { entries } = readChangelog(root, { ...changelog, parse: reader.parseEntry }).changelog;
  expect(entries.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(readdirSync(cacheFolder('texts', root)).sort()).toEqual(cache);
}, 60_000);
