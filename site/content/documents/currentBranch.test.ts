import { describe, expect, test } from 'vitest';

import type { SidebarGroup, SidebarItem } from '#ui';

import { currentBranch } from './currentBranch';

const page = (name: string) => ({ label: name, href: `/${name}` });
const pages = (name: string, length: number) =>
  Array.from({ length }, (_, index) => page(`${name}-${index}`));

const small: SidebarGroup[] = [{ heading: 'A', items: [{ label: 'B', items: pages('b', 10) }] }];

const large: SidebarGroup[] = [
  { heading: 'Start', items: [page('start')] },
  {
    heading: 'Chapter',
    items: [
      { label: 'One', items: pages('one', 100) },
      { label: 'Two', items: [...pages('two', 100), { label: 'Deep', items: pages('deep', 100) }] },
    ],
  },
  { heading: 'Notes', items: pages('notes', 100) },
];

const labels = (items: SidebarItem[]): string[] =>
  items.flatMap((item) => [item.label, ...labels(item.items ?? [])]);

describe('of a small sidebar', () => {
  test('a page carries all', () => {
    expect(currentBranch(small, '/b-1')).toBe(small);
  });
});

describe('of a large sidebar', () => {
  test('a page carries its own branch', () => {
    const [, chapter] = currentBranch(large, '/deep-7');
    expect(labels(chapter!.items)).toEqual([
      'One',
      'Two',
      ...pages('two', 40).map(({ label }) => label),
      'Deep',
      ...pages('deep', 40).map(({ label }) => label),
    ]);
  });

  test.each([
    [0, 0],
    [19, 0],
    [50, 30],
    [75, 55],
    [99, 60],
  ])('beside page %i of a hundred stand the forty from %i', (here, first) => {
    const [, , notes] = currentBranch(large, `/notes-${here}`);
    expect(labels(notes!.items)).toEqual(
      pages('notes', 100)
        .slice(first, first + 40)
        .map(({ label }) => label),
    );
  });

  test('another branch is a link to its first page', () => {
    const [, chapter] = currentBranch(large, '/one-3');
    expect(chapter!.items[1]).toEqual({ label: 'Two', href: '/two-0' });
  });

  test('another group shows its first pages', () => {
    const [start, , notes] = currentBranch(large, '/one-3');
    expect(labels(start!.items)).toEqual(['start']);
    expect(labels(notes!.items)).toEqual(['notes-0', 'notes-1', 'notes-2', 'notes-3', 'notes-4']);
  });
});
