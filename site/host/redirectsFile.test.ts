import { expect, it } from 'vitest';

import { hostRedirects, parseRedirects, formatRedirects } from './redirectsFile';

it('has the base before the site’s own addresses, and everything encoded once', () => {
  const redirects = [
    { from: '/old', to: '/new?a=b#c' },
    { from: '/älter', to: '/%c3%bcber' },
    { from: '/gone', to: 'https://elsewhere.example/a' },
  ];
  expect(hostRedirects(redirects, '/docs/')).toEqual([
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
])('a redirect to %s leads to %s at once', (to, last) => {
  const others = [
    { from: '/b', to: '/c' },
    { from: '/c', to: '/d' },
    { from: '/ä', to: '/ü?of=age#top' },
    { from: '/elsewhere', to: 'https://elsewhere.example/' },
  ];
  const [first] = hostRedirects([{ from: '/a', to }, ...others], '/docs/');
  expect(first!.to).toBe(last.startsWith('/') ? `/docs${last}` : last);
});

it('redirects in a circle stay what they are', () => {
  const circle = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
  ];
  expect(hostRedirects(circle, '/').map(({ from }) => from)).toEqual(['/a', '/b']);
});

it('is a line for an address, and one for the same with a slash at its end', () => {
  expect(formatRedirects([{ from: '/old', to: '/new' }])).toBe('/old /new 301\n/old/ /new 301\n');
  expect(formatRedirects([])).toBe('');
});

it('is read as it is printed', () => {
  const text = `# comment\n\n${formatRedirects([{ from: '/old', to: '/new#a' }])}`;
  expect([...parseRedirects(text)]).toEqual([
    ['/old', '/new#a'],
    ['/old/', '/new#a'],
  ]);
});
