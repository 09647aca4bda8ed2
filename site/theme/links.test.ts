import { describe, expect, test } from 'vitest';

import type { Settings } from '../settings/schema';
import { markCurrent, navbarLinks } from './links';

const links: Settings['navbar']['links'] = [
  { label: 'Docs', href: '/', position: 'left' },
  { label: 'SDK', href: '/api', position: 'left' },
  { label: 'Changelog', href: '/changelog', position: 'right' },
  { label: 'Source', href: 'https://example.com/api', position: 'right' },
];

const currentAt = (routePath: string) =>
  navbarLinks(links, '/', routePath)
    .filter(({ current }) => current)
    .map(({ label }) => label);

describe('navbarLinks', () => {
  test.each([
    ['/', 'Docs'],
    ['/cli/sync', 'Docs'],
    ['/api', 'SDK'],
    ['/api/mgmt/v1alpha1/job.proto', 'SDK'],
    ['/apiary', 'Docs'],
    ['/changelog/page/2', 'Changelog'],
  ])('at %s marks one section, %s', (routePath, label) => {
    expect(currentAt(routePath)).toEqual([label]);
  });

  test('marks none if no link is to a parent of the page', () => {
    expect(navbarLinks(links.slice(1), '/', '/cli').some(({ current }) => current)).toBe(false);
  });

  test('marks none for a page without a section', () => {
    expect(navbarLinks(links, '/').some(({ current }) => current)).toBe(false);
  });

  test('adds the base to addresses on the site and marks external ones', () => {
    expect(navbarLinks(links, '/docs/', '/').map(({ href, external }) => [href, external])).toEqual([
      ['/docs/', false],
      ['/docs/api', false],
      ['/docs/changelog', false],
      ['https://example.com/api', true],
    ]);
  });

  test('keeps labels, sides and order', () => {
    expect(navbarLinks(links, '/', '/').map(({ label, position }) => [label, position])).toEqual(
      links.map(({ label, position }) => [label, position]),
    );
  });
});

describe('markCurrent', () => {
  const groups = [
    {
      heading: 'Guides',
      items: [
        { label: 'A', href: '/docs/a' },
        { label: 'B', open: true, items: [{ label: 'C', items: [{ label: 'D', href: '/docs/d' }] }] },
      ],
    },
  ];

  test('marks only the page at an address, at any depth', () => {
    expect(markCurrent(groups, '/docs/d')).toEqual([
      {
        heading: 'Guides',
        items: [
          { label: 'A', href: '/docs/a', current: false },
          {
            label: 'B',
            open: true,
            items: [{ label: 'C', items: [{ label: 'D', href: '/docs/d', current: true }] }],
          },
        ],
      },
    ]);
  });

  test('marks the closest entry for a page without an entry', () => {
    const [group] = markCurrent(groups, '/docs/a/page/2', '/docs/a');
    expect(group!.items[0]).toEqual({ label: 'A', href: '/docs/a', current: 'within' });
  });

  test('does not change its input, which all pages share', () => {
    const before = structuredClone(groups);
    markCurrent(groups, '/docs/a');
    expect(groups).toEqual(before);
  });
});
