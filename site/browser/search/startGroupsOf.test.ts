import { expect, test } from 'vitest';

import { startGroupsOf } from './startGroupsOf';

const page = (href: string, title: string, section?: string) => ({ title, section, href });

test('a first search suggests four pages, and each of the other sections', () => {
  const shown = startGroupsOf([
    page('/', 'Home'),
    page('/quickstart', 'Quickstart', 'Start'),
    page('/concepts', 'Concepts', 'Start'),
    page('/connections/postgres', 'PostgreSQL', 'Connect'),
    page('/connections/mysql', 'MySQL', 'Connect'),
    page('/changelog', 'Acme Changelog'),
    page('/changelog/sync', 'Faster sync', 'Changelog'),
    ...['/v1', '/v2', '/v3'].map((href) => page(href, 'Quickstart', 'Start')),
  ]);
  expect(
    shown.map(({ title, targets }) => [title, ...targets.map((one) => `${one.title} ${one.url}`)]),
  ).toEqual([
    ['Start here', 'Quickstart /quickstart', 'Concepts /concepts', 'Quickstart /v1', 'Quickstart /v2'],
    ['Sections', 'Connect /connections/postgres', 'Changelog /changelog'],
  ]);
  expect(startGroupsOf([])).toEqual([]);
});
