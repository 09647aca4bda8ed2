import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { parseSettings } from '../../settings/parseSettings';
import { checkVersions, canonicalRoute, versionLinks, versionOf } from './versions';

const versions = [
  { name: '2', label: 'Two', path: '/' },
  { name: '1', label: 'One', path: '/v1' },
  { name: '1-beta', label: 'One, beta', path: '/v1/beta' },
];
const settingsWith = (input: object) =>
  parseSettings({ ...smallestSettings, versions, ...input }, 'site.config.ts');
const routes = new Set(['/', '/cli/sync', '/v1', '/v1/cli/sync', '/v1/beta', '/v1/old']);

describe('versionOf', () => {
  test.each([
    ['/', '2'],
    ['/cli/sync', '2'],
    ['/v10', '2'],
    ['/v1', '1'],
    ['/v1/cli', '1'],
    ['/v1/beta', '1-beta'],
    ['/v1/beta/cli', '1-beta'],
  ])('%s belongs to %s', (route, name) => {
    expect(versionOf(route, versions)?.name).toBe(name);
  });

  test('a page can belong to no version', () => {
    expect(versionOf('/cli', versions.slice(1))).toBeUndefined();
  });
});

describe('newestOf', () => {
  test.each([
    ['/v1/cli/sync', '/cli/sync'],
    ['/v1', '/'],
    ['/v1/beta', '/'],
    ['/v1/old', undefined],
    ['/cli/sync', undefined],
    ['/', undefined],
  ])('for %s is %s', (route, newest) => {
    expect(canonicalRoute(route, routes, versions)).toBe(newest);
  });

  test('is undefined for a page without a version', () => {
    expect(canonicalRoute('/cli', routes, versions.slice(1))).toBeUndefined();
  });
});

describe('versionLinks', () => {
  const linksOf = (route: string, base = '/') =>
    versionLinks(route, routes, settingsWith({ base })).map(({ name, href, current }) => [
      name,
      href,
      current,
    ]);

  test('link to the same page, or to the start of a version that does not have it', () => {
    expect(linksOf('/cli/sync')).toEqual([
      ['2', '/cli/sync', true],
      ['1', '/v1/cli/sync', false],
      ['1-beta', '/v1/beta', false],
    ]);
    expect(linksOf('/v1/old')).toEqual([
      ['2', '/', false],
      ['1', '/v1/old', true],
      ['1-beta', '/v1/beta', false],
    ]);
  });

  test('link from start to start', () => {
    expect(linksOf('/v1').map(([, href]) => href)).toEqual(['/', '/v1', '/v1/beta']);
  });

  test('include the base', () => {
    expect(linksOf('/v1/cli/sync', '/docs/').map(([, href]) => href)).toEqual([
      '/docs/cli/sync',
      '/docs/v1/cli/sync',
      '/docs/v1/beta',
    ]);
  });

  test('are left out if there is only one version', () => {
    expect(versionLinks('/', routes, settingsWith({ versions: versions.slice(0, 1) }))).toEqual([]);
  });

  test('always link to an existing page, and mark one version', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), (route) => {
        const links = versionLinks(route, routes, settingsWith({}));
        for (const { href } of links) expect(routes).toContain(href);
        expect(links.filter(({ current }) => current)).toEqual([expect.objectContaining({ href: route })]);
      }),
    );
  });
});

test('versions that each have a start page are valid', () => {
  expect(checkVersions(settingsWith({}), routes, 'site.config.ts')).toEqual([]);
});

test('a single version needs no start page', () => {
  expect(
    checkVersions(settingsWith({ versions: versions.slice(0, 1) }), new Set(['/a']), 'site.config.ts'),
  ).toEqual([]);
});
