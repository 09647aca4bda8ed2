import { expect, test } from 'vitest';

import { generateSite, pagesOf } from './generateSite';

test('the same number gives the same site', () => {
  expect(generateSite(60)).toEqual(generateSite(60));
});

test.each([1, 2, 19, 100])(
  'a site of %d pages has that many, each in one sidebar and at one address',
  (pages) => {
    const routes = pagesOf(generateSite(pages)).map(({ route }) => route);
    expect(routes).toHaveLength(pages);
    expect(new Set(routes).size).toBe(pages);
  },
);

test('a page is the same in a larger site', () => {
  const larger = new Map(pagesOf(generateSite(60)).map((page) => [page.id, page]));
  for (const page of pagesOf(generateSite(40))) expect(larger.get(page.id)).toEqual(page);
});

test('links lead to pages of the site', () => {
  const pages = pagesOf(generateSite(200));
  const routes = new Set(pages.map(({ route }) => route));
  const targets = pages.flatMap(({ markdown }) =>
    [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!),
  );
  expect(targets.length).toBeGreaterThan(pages.length);
  expect(targets.filter((target) => !routes.has(target))).toEqual([]);
});

test('every area has pages of every kind', () => {
  for (const { sections } of generateSite(200).areas) {
    const kinds = sections.flatMap(({ pages }) => pages.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual(['long', 'medium', 'short']);
  }
});
