import { expect, test } from 'vitest';

import type { SidebarGroup } from '#ui';

import { assignSidebarHashes } from './assembleSite';
import type { Page } from './pageData';

const sidebarOf = (...labels: string[]): SidebarGroup[] => [
  { items: labels.map((label) => ({ label, href: `/${label}` })) },
];

const pageOf = (route: string, sidebar?: SidebarGroup[]): Page => ({
  data: {
    kind: 'search',
    route,
    title: route,
    description: '',
    navigation: sidebar && { trail: [], versions: [] },
  },
  sidebar,
});

const namesOf = (pages: Page[]) =>
  assignSidebarHashes(pages).map(({ data: { navigation } }) => [
    navigation?.sidebarHash,
    navigation?.carriesSidebar,
  ]);

test('pages with the same sidebar share its name, and the first one contains it', () => {
  const guides = sidebarOf('lamps', 'ships');
  const [first, second, other] = namesOf([
    pageOf('/lamps', guides),
    pageOf('/ships', guides),
    pageOf('/api', sidebarOf('api')),
  ]);
  expect(first).toEqual([expect.stringMatching(/^[\da-f]{10}$/), true]);
  expect(second).toEqual([first![0], false]);
  expect(other).toEqual([expect.not.stringMatching(first![0] as string), true]);
});

test('a name depends on the content: equal sidebars have the same name, and a changed label changes it', () => {
  const [lamps, equal, changed] = namesOf([
    pageOf('/a', sidebarOf('lamps')),
    pageOf('/b', sidebarOf('lamps')),
    pageOf('/c', sidebarOf('lanterns')),
  ]).map(([id]) => id);
  expect(equal).toBe(lamps);
  expect(changed).not.toBe(lamps);
});

test('pages without a sidebar do not change', () => {
  const pages = [pageOf('/404'), pageOf('/search', [])];
  expect(assignSidebarHashes(pages)).toEqual(pages);
});
