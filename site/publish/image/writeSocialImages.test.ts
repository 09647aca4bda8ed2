import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import type { PublicPage } from '../../render/pages/publicPages';
import { writeSocialImages } from './writeSocialImages';

const site = {
  title: 'Lighthouse',
  tagline: 'Shows the way',
  address: 'https://light.example.com',
  base: '/docs/',
};

const pageOf = (route: string, changes: Partial<PublicPage> = {}): PublicPage => ({
  route,
  title: route,
  description: 'What it is.',
  lettering: 'words',
  facts: { type: 'document' },
  ...changes,
});

test('a build draws what no build before it has drawn, and writes the same files', async () => {
  const cache = temporaryFolder({});
  const [first, second] = [temporaryFolder({}), temporaryFolder({})];
  const pages = [pageOf('/'), pageOf('/cli/sync')];
  expect(await writeSocialImages(pages, { site, outDir: first, cache })).toBe(3);
  expect(await writeSocialImages(pages, { site, outDir: second, cache })).toBe(0);
  const files = ['index.png', 'cli/sync.png', 'logo.png'].map((name) => join('static/social', name));
  for (const file of files) {
    expect(readFileSync(join(second, file)).equals(readFileSync(join(first, file))), file).toBe(true);
  }

  const changed = [pages[0]!, pageOf('/cli/sync', { title: 'Another title' })];
  expect(await writeSocialImages(changed, { site, outDir: second, cache })).toBe(1);

  rmSync(cache, { recursive: true });
  const third = temporaryFolder({});
  await writeSocialImages(pages, { site, outDir: third, cache });
  for (const file of files) {
    expect(readFileSync(join(third, file)).equals(readFileSync(join(first, file))), file).toBe(true);
  }
});

test('a page with a picture of its own gets none', async () => {
  const pages = [pageOf('/', { facts: { type: 'entry', image: { src: '/lamp.png', alt: 'A lamp' } } })];
  expect(
    await writeSocialImages(pages, { site, outDir: temporaryFolder({}), cache: temporaryFolder({}) }),
  ).toBe(1);
});
