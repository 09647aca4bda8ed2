import { expect, test } from 'vitest';

import { samplePage, sampleSite } from './fixtures/samplePage';
import type { IndexedPage } from '../../pages/pageData';
import { socialTags, type SeoSettings } from './socialTags';

function contentsOf(page: Partial<IndexedPage> = {}, site: Partial<SeoSettings> = {}) {
  const tags = socialTags({ ...samplePage, ...page } as IndexedPage, { ...sampleSite, ...site });
  const names = tags.map((tag) => ('property' in tag ? tag.property : tag.name));
  expect(new Set(names).size).toBe(names.length);
  return Object.fromEntries(tags.map(({ content }, index) => [names[index], content]));
}

test('a document is an article, with its picture and its address', () => {
  expect(contentsOf()).toEqual({
    'og:type': 'article',
    'og:site_name': 'Lighthouse',
    'og:title': 'Sync',
    'og:description': 'Runs a sync.',
    'og:url': 'https://light.example.com/docs/cli/sync',
    'og:image': 'https://light.example.com/docs/static/social/cli/sync.png',
    'og:image:alt': 'Sync, Lighthouse',
    'og:image:width': '1200',
    'og:image:height': '630',
    'article:modified_time': '2025-02-03T04:05:06+01:00',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Sync',
    'twitter:description': 'Runs a sync.',
    'twitter:image': 'https://light.example.com/docs/static/social/cli/sync.png',
    'twitter:image:alt': 'Sync, Lighthouse',
  });
});

test('the home page and lists have the type website', () => {
  expect(contentsOf({ kind: 'home', route: '/' })).toMatchObject({
    'og:type': 'website',
    'og:title': 'Lighthouse: Shows the way',
    'og:image': 'https://light.example.com/docs/static/social/index.png',
  });
  const list = contentsOf({ kind: 'list', metadata: { modified: '2025-01-16' } });
  expect(list).toMatchObject({ 'og:type': 'website', 'og:title': 'Sync' });
  expect(list).not.toHaveProperty('article:modified_time');
});

test('a page can share the generated picture of another', () => {
  expect(contentsOf({ kind: 'list', metadata: { imageRoute: '/changelog' } })).toMatchObject({
    'og:image': 'https://light.example.com/docs/static/social/changelog.png',
    'og:image:width': '1200',
  });
});

test('the locale is set if the language has a territory', () => {
  expect(contentsOf({}, { language: 'en-GB' })).toMatchObject({ 'og:locale': 'en_GB' });
  expect(contentsOf()).not.toHaveProperty('og:locale');
});
