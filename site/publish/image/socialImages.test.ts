import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import type { IndexedPage } from '../../pages/pageData';
import { socialImages } from './socialImages';

const site = {
  title: 'Lighthouse',
  tagline: 'Shows the way',
  address: 'https://light.example.com',
  base: '/docs/',
};

const pageOf = (route: string, changes: { title?: string } = {}): IndexedPage => ({
  kind: 'document',
  route,
  title: route,
  description: 'What it is.',
  titleStyle: 'words',
  metadata: {},
  ...changes,
});

test('a build only draws pictures that are not in the cache, and returns the same files', async () => {
  const cache = temporaryFolder({});
  const pages = [pageOf('/'), pageOf('/cli/sync')];
  const draw = (of: IndexedPage[]) => socialImages(of, site, cache);
  const first = await draw(pages);
  expect([...first.keys()]).toEqual(['index.png', 'cli/sync.png'].map((name) => `/static/social/${name}`));
  const kept = readdirSync(cache);
  expect(kept).toHaveLength(2);
  expect(await draw(pages)).toEqual(first);
  expect(readdirSync(cache)).toEqual(kept);
  await draw([pages[0]!, pageOf('/cli/sync', { title: 'Another title' })]);
  expect(readdirSync(cache)).toHaveLength(3);
  rmSync(cache, { recursive: true });
  expect(await draw(pages)).toEqual(first);
});

test('a picture is cached for a month, and drawn again if a page still has it', async () => {
  const cache = temporaryFolder({});
  const draw = (route: string) => socialImages([pageOf(route)], site, cache);
  const first = await draw('/');
  await draw('/gone');
  writeFileSync(join(cache, 'picture.png.12'), 'half a picture of a build that was killed');
  const old = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), old, old);
  expect(await draw('/')).toEqual(first);
  expect(readdirSync(cache)).toHaveLength(1);
  expect(await draw('/')).toEqual(first);
  expect(readdirSync(cache)).toHaveLength(1);
});

test('an error for a read-only folder contains its path', async () => {
  const cache = join(temporaryFolder({ file: 'not a folder' }), 'file', 'pictures');
  await expect(socialImages([pageOf('/')], site, cache)).rejects.toThrow(cache);
});
