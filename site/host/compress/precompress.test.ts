import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { precompress } from './precompress';

const long = 'Lighthouses show the way. '.repeat(100);

test('writes a .br and a .gz that unpack to the file, in every folder', async () => {
  const folder = temporaryFolder({ 'index.html': long, 'cli/sync.html': long, 'static/js/a.js': long });
  await precompress(folder);
  for (const file of ['index.html', 'cli/sync.html', 'static/js/a.js']) {
    const [br, gz] = ['br', 'gz'].map((type) => readFileSync(join(folder, `${file}.${type}`)));
    expect(brotliDecompressSync(br!).toString()).toBe(long);
    expect(gunzipSync(gz!).toString()).toBe(long);
    expect(br!.length).toBeLessThan(long.length / 4);
  }
});

test.each(['a.css', 'a.svg', 'a.json', 'a.txt', 'a.xml', 'a.md', 'a.webmanifest', 'api/job.proto.html'])(
  '%s is compressed',
  async (file) => {
    const folder = temporaryFolder({ [file]: long });
    await precompress(folder);
    expect(readFileSync(join(folder, `${file}.br`)).length).toBeGreaterThan(0);
  },
);

test('leaves alone what is small, compressed already, or fetched by no browser', async () => {
  const files = {
    'small.html': 'x'.repeat(511),
    'a.woff2': long,
    'a.png': long,
    'a.html.br': long,
    'search/records.json': long,
  };
  const folder = temporaryFolder(files);
  await precompress(folder);
  const found = readdirSync(folder, { recursive: true });
  expect(found.sort()).toEqual([...Object.keys(files), 'search'].sort());
});

test('leaves the files themselves as they are', async () => {
  const content = Buffer.from('\u0000é\r\n'.repeat(400));
  const folder = temporaryFolder({ 'a.html': content });
  await precompress(folder);
  expect(readFileSync(join(folder, 'a.html'))).toEqual(content);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br')))).toEqual(content);
});

test('compresses anew what was there before', async () => {
  const folder = temporaryFolder({ 'a.html': long, 'a.html.br': 'packed' });
  await precompress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(long);
});

test('has nothing to do in an empty folder', async () => {
  const folder = temporaryFolder({});
  await precompress(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('takes scripts and data from an earlier build that have not changed, and keeps no text', async () => {
  const cacheFolder = temporaryFolder({});
  const source = { 'index.html': long, 'a.js': `${long}.`, 'b.js': `${long},` };
  const before = temporaryFolder(source);
  await precompress(before, cacheFolder);
  const names = readdirSync(cacheFolder).sort();
  expect(names).toHaveLength(4);
  for (const name of names) writeFileSync(join(cacheFolder, name), 'kept');

  const now = temporaryFolder({ ...source, 'b.js': `${long}!` });
  await precompress(now, cacheFolder);
  expect(brotliDecompressSync(readFileSync(join(now, 'b.js.br'))).toString()).toBe(`${long}!`);
  expect(readFileSync(join(now, 'a.js.br'), 'utf8')).toBe('kept');
});

test('leaves small texts among many as they are', async () => {
  const pages = Array.from(
    { length: 1001 },
    (_, index) => [`pages/${index}.html`, `${long.padEnd(5000)}${index}`] as const,
  );
  const folder = temporaryFolder(
    Object.fromEntries([...pages, ['static/js/a.js', long], ['pages/0.md', long]]),
  );
  const cacheFolder = temporaryFolder({});
  await precompress(folder, cacheFolder);
  expect(existsSync(join(folder, 'pages/0.md.gz')), 'comes in few packets as it is').toBe(false);
  for (const [file, content] of pages) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(content);
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(content);
  }
  expect(brotliDecompressSync(readFileSync(join(folder, 'static/js/a.js.br'))).toString()).toBe(long);
  expect(readdirSync(cacheFolder)).toHaveLength(2);
});
