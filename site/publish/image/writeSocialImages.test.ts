import { readdirSync, rmSync } from 'node:fs';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import type { PublicPage } from '../../pages/pageData';
import { socialImages } from './writeSocialImages';

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

test('a build draws what no build before it has drawn, and gives the same files', async () => {
  const cache = temporaryFolder({});
  const pages = [pageOf('/'), pageOf('/cli/sync')];
  const draw = (of: PublicPage[]) => socialImages(of, { site, cache });
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
