import { expect, test } from 'vitest';

import type { SidebarGroup, SidebarItem } from '#ui';

import { shortenSidebar } from './shortenSidebar';

const page = (name: string, current = false) => ({ label: name, href: `/${name}`, current });
const pages = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => page(`${name}-${index + 1}`));
const branch = (label: string, items: SidebarItem[]): SidebarItem => ({ label, items });

/** Addresses in the order of the sidebar; `…` follows the pages of an incomplete branch. */
const linksIn = (items: SidebarItem[], shortened?: boolean): string[] => [
  ...items.flatMap((item) =>
    'href' in item
      ? [item.href, ...(item.items ?? []).map(({ href }) => href)]
      : linksIn(item.items, item.shortened),
  ),
  ...(shortened ? ['…'] : []),
];
const links = (groups: SidebarGroup[]) => groups.flatMap(({ items, shortened }) => linksIn(items, shortened));

test('a sidebar of 150 links is not shortened', () => {
  const groups = [{ heading: 'A', items: pages('a', 75) }, { items: [branch('B', pages('b', 75))] }];
  expect(shortenSidebar(groups)).toEqual(groups);
});

test('a longer sidebar keeps the group of the current page, and the first page of every other group', () => {
  const here = [page('here', true), page('next')];
  const groups = [
    { heading: 'A', items: pages('a', 150) },
    { heading: 'B', items: here },
  ];
  expect(links(shortenSidebar(groups))).toEqual(['/a-1', '…', '/here', '/next']);
});

test('in a group without a heading, it keeps the pages and the branch around the current page', () => {
  const items = [
    page('start'),
    branch('A', pages('a', 100)),
    branch('B', [page('here', true), branch('C', pages('c', 100))]),
    branch('D', [page('only')]),
  ];
  expect(links(shortenSidebar([{ items }]))).toEqual(['/start', '/a-1', '…', '/here', '/c-1', '…', '/only']);
});
