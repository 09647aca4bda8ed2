import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import type { PublicPage } from '../../render/pages/publicPages';
import { drawAhead } from './drawAhead';
import { writeSocialImages } from './writeSocialImages';

const site = {
  title: 'Lighthouse',
  tagline: 'Shows the way',
  address: 'https://light.example.com',
  base: '/',
};

const pages: PublicPage[] = [
  { route: '/', title: 'Home', description: 'Begins.', lettering: 'words', facts: { type: 'document' } },
];

test('what the thread has drawn is only copied afterwards', async () => {
  const cache = temporaryFolder({});
  await drawAhead(pages, { site, cache });
  expect(await writeSocialImages(pages, { site, outDir: temporaryFolder({}), cache })).toBe(0);
}, 60_000);

test('what stops the thread is said', async () => {
  const cache = temporaryFolder({ taken: 'a file where the pictures should lie' });
  await expect(drawAhead(pages, { site, cache: `${cache}/taken` })).rejects.toThrow(/taken/);
}, 60_000);
