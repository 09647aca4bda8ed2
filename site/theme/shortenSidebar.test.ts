import { expect, test } from 'vitest';

import type { SidebarGroup, SidebarItem } from '#ui';

import { shortenSidebar } from './shortenSidebar';

const pages = (name: string, count: number, current?: number): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `${name} ${index}`,
    href: `/${name}/${index}`,
    current: index === current,
  }));

type SidebarBranch = Exclude<SidebarItem, { href: string }>;

const branch = (label: string, items: SidebarItem[]): SidebarBranch => ({ label, items });

/** The links of a branch or a group, with a mark where the rest comes later. */
const linksOf = ({ items, partial }: SidebarGroup | SidebarBranch): string[] => [
  ...items.flatMap((item) => ('href' in item ? [item.href] : linksOf(item))),
  ...(partial ? ['…'] : []),
];

test('a sidebar with at most 150 links stays whole', () => {
  const groups = [{ heading: 'Guides', items: pages('guides', 150) }];
  expect(shortenSidebar(groups)).toBe(groups);
});

test('a long one keeps the group of the current page, and the first page of each other group', () => {
  const groups = [
    { heading: 'Guides', items: pages('guides', 100, 7) },
    { heading: 'Reference', items: pages('reference', 100) },
  ];
  const [guides, reference] = shortenSidebar(groups);
  expect(linksOf(guides!)).toHaveLength(100);
  expect(linksOf(reference!)).toEqual(['/reference/0', '…']);
});

test('in the group of the current page, other branches are shortened too', () => {
  const groups = [
    {
      heading: 'Guides',
      items: [
        ...pages('intro', 2),
        branch('Lamps', pages('lamps', 80, 3)),
        branch('Ships', [branch('Sails', pages('sails', 80))]),
        branch('Oars', pages('oars', 1)),
      ],
    },
  ];
  const [guides] = shortenSidebar(groups);
  expect(linksOf(guides!)).toEqual([
    '/intro/0',
    '/intro/1',
    ...Array.from({ length: 80 }, (_, index) => `/lamps/${index}`),
    '/sails/0',
    '…',
    // A branch with one page has it.
    '/oars/0',
  ]);
});

test('the entry that represents a page without one counts as current', () => {
  const [within] = shortenSidebar([
    {
      heading: 'Changelog',
      items: [{ label: 'All', href: '/all', current: 'within' as const }, ...pages('old', 160)],
    },
  ]);
  expect(linksOf(within!)).toHaveLength(161);
});

test('places below a page count as links, and pages without a heading stay', () => {
  const places = pages('places', 120).map((item) => ({ ...item, items: pages('place', 1) as never }));
  const groups = [{ items: places }, { heading: 'Guides', items: pages('guides', 2) }];
  const [first, guides] = shortenSidebar(groups);
  expect(first).toBe(groups[0]);
  expect(linksOf(guides!)).toEqual(['/guides/0', '…']);
});
