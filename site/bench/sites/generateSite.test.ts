import fc from 'fast-check';
import { expect, test } from 'vitest';

import { generateSite, pagesOf } from './generateSite';

test('the same numbers give the same site, another seed another one', () => {
  const options = { pages: 60, entries: 5, seed: 7 };
  expect(generateSite(options)).toEqual(generateSite(options));
  expect(generateSite(options)).not.toEqual(generateSite({ ...options, seed: 8 }));
});

test('there are as many pages as asked for, each in one sidebar, with an address of its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(1000), (pages, seed) => {
      const routes = pagesOf(generateSite({ pages, seed })).map(({ route }) => route);
      expect(routes).toHaveLength(pages);
      expect(new Set(routes).size).toBe(pages);
    }),
    { numRuns: 15 },
  );
});

test('a page is the same in a larger site', () => {
  const larger = new Map(pagesOf(generateSite({ pages: 60 })).map((page) => [page.id, page]));
  for (const page of pagesOf(generateSite({ pages: 40 }))) expect(larger.get(page.id)).toEqual(page);
});

test('links lead to pages of the site', () => {
  const pages = pagesOf(generateSite({ pages: 200 }));
  const routes = new Set(pages.map(({ route }) => route));
  const targets = pages.flatMap(({ markdown }) =>
    [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!),
  );
  expect(targets.length).toBeGreaterThan(pages.length);
  expect(targets.filter((target) => !routes.has(target))).toEqual([]);
});

test('every area has pages of every kind', () => {
  for (const { sections } of generateSite({ pages: 200 }).areas) {
    const kinds = sections.flatMap(({ pages }) => pages.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual(['long', 'medium', 'short']);
  }
});

test('entries have names and days of their own, newest first', () => {
  const { entries } = generateSite({ pages: 1, entries: 1000 });
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(1000);
  const days = entries.map(({ date }) => date);
  expect(new Set(days).size).toBe(1000);
  expect(days).toEqual(days.toSorted().toReversed());
});

test.each([0, 1.5, Number.NaN])('%d pages are none', (pages) => {
  expect(() => generateSite({ pages })).toThrow('A site has one page or more.');
});
