import { expect, it } from 'vitest';

import { resolveRedirects, parseRedirects, formatRedirects } from './redirectsFile';

it('adds the base to addresses on the site, and encodes everything once', () => {
  const redirects = [
    { from: '/old', to: '/new?a=b#c' },
    { from: '/älter', to: '/%c3%bcber' },
    { from: '/gone', to: 'https://elsewhere.example/a' },
  ];
  expect(resolveRedirects(redirects, '/docs/')).toEqual([
    { from: '/docs/old', to: '/docs/new?a=b#c' },
    { from: '/docs/%C3%A4lter', to: '/docs/%C3%BCber' },
    { from: '/docs/gone', to: 'https://elsewhere.example/a' },
  ]);
});

it.each([
  ['/b', '/d'],
  ['/b/', '/d'],
  ['/b?x=1#y', '/d?x=1#y'],
  ['/c?x=1', '/d?x=1'],
  ['/ä', '/%C3%BC?of=age#top'],
  ['/ä?x=1#y', '/%C3%BC?of=age#top'],
  ['/elsewhere', 'https://elsewhere.example/'],
  ['https://elsewhere.example/b', 'https://elsewhere.example/b'],
])('a redirect to %s goes directly to %s', (to, last) => {
  const others = [
    { from: '/b', to: '/c' },
    { from: '/c', to: '/d' },
    { from: '/ä', to: '/ü?of=age#top' },
    { from: '/elsewhere', to: 'https://elsewhere.example/' },
  ];
  const [first] = resolveRedirects([{ from: '/a', to }, ...others], '/docs/');
  expect(first!.to).toBe(last.startsWith('/') ? `/docs${last}` : last);
});

it('circular redirects do not change', () => {
  const circle = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
  ];
  expect(resolveRedirects(circle, '/').map(({ from }) => from)).toEqual(['/a', '/b']);
});

it('has a line for each address, and one for the address with a trailing slash', () => {
  expect(formatRedirects([{ from: '/old', to: '/new' }])).toBe('/old /new 301\n/old/ /new 301\n');
  expect(formatRedirects([])).toBe('');
});

it('parses its own output', () => {
  const text = `# comment\n\n${formatRedirects([{ from: '/old', to: '/new#a' }])}`;
  expect([...parseRedirects(text)]).toEqual([
    ['/old', '/new#a'],
    ['/old/', '/new#a'],
  ]);
});
