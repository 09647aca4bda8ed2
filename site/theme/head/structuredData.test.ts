import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { samplePage, sampleSite } from './fixtures/samplePage';
import type { IndexedPage } from '../../pages/pageData';
import type { SeoSettings } from './socialTags';
import { structuredData } from './structuredData';

const graphOf = (page: object = {}, site: Partial<SeoSettings> = {}) =>
  JSON.parse(structuredData({ ...samplePage, ...page } as IndexedPage, { ...sampleSite, ...site }))['@graph'];

describe('the home page', () => {
  test('has the site and its publisher', () => {
    const [website, organization] = graphOf({ kind: 'home', route: '/' });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: 'Lighthouse',
      url: 'https://light.example.com/docs/',
      publisher: { '@id': organization['@id'] },
    });
    expect(organization).toEqual({
      '@type': 'Organization',
      '@id': 'https://light.example.com/docs/#publisher',
      name: 'Coast & Co',
      url: 'https://coast.example.com',
      logo: 'https://light.example.com/docs/logo.png',
      sameAs: ['https://code.example.com'],
    });
  });

  test('has only the site if there is no publisher', () => {
    const graph = graphOf({ kind: 'home', route: '/' }, { publisher: undefined });
    expect(graph.map((thing: { '@type': string }) => thing['@type'])).toEqual(['WebSite']);
  });
});

describe('a page', () => {
  test.each([
    ['document', 'TechArticle'],
    ['reference', 'APIReference'],
    ['entry', 'BlogPosting'],
  ])('of kind %s is a %s with a headline', (kind, expected) => {
    expect(graphOf({ kind, entry: {} })[0]).toMatchObject({
      '@type': expected,
      headline: 'Sync',
      description: 'Runs a sync.',
      url: 'https://light.example.com/docs/cli/sync',
      image: 'https://light.example.com/docs/static/social/cli/sync.png',
      publisher: { name: 'Coast & Co' },
    });
  });

  test('of kind list is a collection with a name', () => {
    const [list] = graphOf({ kind: 'list' });
    expect(list).toMatchObject({ '@type': 'CollectionPage', name: 'Sync' });
    expect(list).not.toHaveProperty('headline');
  });

  test('has its dates, authors and keywords', () => {
    const [entry] = graphOf({
      kind: 'entry',
      metadata: { published: '2025-01-16', modified: '2025-02-03' },
      entry: {
        title: 'Sync',
        date: { iso: '2025-01-16', text: '16 Jan 2025' },
        authors: [{ name: 'Ada Vale', href: '/docs/changelog/authors/ada' }],
        tags: [
          { label: 'CLI', href: '/docs/changelog/tags/cli' },
          { label: 'API', href: '/docs/changelog/tags/api' },
        ],
      },
    });
    expect(entry).toMatchObject({
      datePublished: '2025-01-16',
      dateModified: '2025-02-03',
      keywords: 'CLI, API',
      author: [
        {
          '@type': 'Organization',
          name: 'Ada Vale',
          url: 'https://light.example.com/docs/changelog/authors/ada',
        },
      ],
    });
  });
});

test('every breadcrumb of a page has an address', () => {
  const [, breadcrumbs] = graphOf({
    navigation: {
      sidebar: [],
      trail: [{ label: '`API`', href: '/docs/api' }, { label: 'Group' }, { label: 'Sync' }],
      versions: [],
    },
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Lighthouse', item: 'https://light.example.com/docs/' },
      { '@type': 'ListItem', position: 2, name: 'API', item: 'https://light.example.com/docs/api' },
      { '@type': 'ListItem', position: 3, name: 'Sync', item: 'https://light.example.com/docs/cli/sync' },
    ],
  });
});

test('no text in a title or description can close the element, and all of it is kept', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => `</script><!-- "${text}`),
      (text) => {
        const data = structuredData({ ...samplePage, title: text, description: text }, sampleSite);
        expect(data).not.toContain('<');
        expect(JSON.parse(data)['@graph'][0]).toMatchObject({ headline: text, description: text });
      },
    ),
  );
});
