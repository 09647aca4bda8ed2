import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { parseSettings } from '../settings/parseSettings';
import { pageHead } from './pageHead';
import type { SitePage } from '../pages/pageData';

const settings = parseSettings(
  {
    ...smallestSettings,
    title: 'Lighthouse',
    tagline: 'Shows the way',
    address: 'https://light.example.com',
    base: '/docs/',
  },
  'site.config.ts',
);

const page: SitePage = {
  kind: 'document',
  title: 'Sync',
  route: '/cli/sync',
  pageType: 'doc',
  description: 'Runs a sync.',
  toc: [],
  metadata: {},
};

const metaOf = (changes: Partial<SitePage>, wanted: string) =>
  pageHead({ ...page, ...changes } as SitePage, settings)
    .meta.filter((tag) => ('name' in tag ? tag.name : tag.property) === wanted)
    .map(({ content }) => content);

test('has the language of the site', () => {
  const { htmlAttrs } = pageHead(page, { ...settings, language: 'he' });
  expect(htmlAttrs).toEqual({ lang: 'he' });
});

describe('the title', () => {
  test('has the page before the site', () => {
    expect(pageHead(page, settings).title).toBe('Sync | Lighthouse');
  });

  test('of the home page is the site and its tagline', () => {
    expect(pageHead({ ...page, kind: 'home', route: '/' }, settings).title).toBe(
      'Lighthouse | Shows the way',
    );
  });

  test('says that the page was not found', () => {
    expect(pageHead({ ...page, title: '', pageType: '404', route: '/nowhere' }, settings).title).toBe(
      'Page not found | Lighthouse',
    );
  });
});

test('the description is from the page, or is the tagline', () => {
  expect(metaOf({}, 'description')).toEqual(['Runs a sync.']);
  expect(metaOf({ description: undefined }, 'description')).toEqual(['Shows the way']);
});

test('a page links to its canonical address and its Markdown mirror', () => {
  expect(pageHead(page, settings).link).toEqual([
    { rel: 'canonical', href: 'https://light.example.com/docs/cli/sync' },
    { rel: 'alternate', type: 'text/markdown', href: '/docs/cli/sync.md' },
  ]);
  expect(pageHead({ ...page, route: '/' }, settings).link).toEqual([
    { rel: 'canonical', href: 'https://light.example.com/docs/' },
    { rel: 'alternate', type: 'text/markdown', href: '/docs/index.md' },
  ]);
});

test('a page of an older version links to its canonical page, and to its own Markdown', () => {
  const old = { ...page, route: '/v1/sync', metadata: { canonical: '/sync' } };
  expect(pageHead(old, settings).link).toEqual([
    { rel: 'canonical', href: 'https://light.example.com/docs/sync' },
    { rel: 'alternate', type: 'text/markdown', href: '/docs/v1/sync.md' },
  ]);
});

test('a page without metadata is not indexed, and has no tags for sharing', () => {
  const head = pageHead({ ...page, pageType: '404', metadata: undefined }, settings);
  expect(head.meta).toEqual([
    { name: 'description', content: 'Runs a sync.' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(head.link).toEqual([]);
  expect(head).not.toHaveProperty('script');
});
