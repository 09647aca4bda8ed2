import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { robots, sitemap } from './sitemap';

const origin = { address: 'https://light.example.com', base: '/docs/' };

const read = (text: string) =>
  new XMLParser({ isArray: (name) => name === 'url', parseTagValue: false }).parse(text).urlset.url;

test('pages are listed with their address, and the time of their last change if known', () => {
  const pages = [
    { route: '/', metadata: { modified: '2025-02-03T04:05:06+01:00' } },
    { route: '/cli/sync', metadata: {} },
  ];
  expect(read(sitemap(pages, origin))).toEqual([
    { loc: 'https://light.example.com/docs/', lastmod: '2025-02-03T04:05:06+01:00' },
    { loc: 'https://light.example.com/docs/cli/sync' },
  ]);
});

test('a page with another canonical page is left out', () => {
  const pages = [
    { route: '/sync', metadata: {} },
    { route: '/v1/sync', metadata: { canonical: '/sync' } },
  ];
  expect(read(sitemap(pages, origin))).toEqual([{ loc: 'https://light.example.com/docs/sync' }]);
});

test('an address with characters that are not valid in XML or a URL is escaped', () => {
  const pages = [{ route: "/it's <ü> & more", metadata: {} }];
  const text = sitemap(pages, origin);
  expect(text).toContain('/docs/it&apos;s%20%3C%C3%BC%3E%20&amp;%20more');
  expect(read(text)).toEqual([{ loc: "https://light.example.com/docs/it's%20%3C%C3%BC%3E%20&%20more" }]);
});

test('crawlers can read everything and find the sitemap', () => {
  expect(robots(origin)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://light.example.com/docs/sitemap.xml\n',
  );
});
