import { describe, expect, it } from 'vitest';

import { changelogViews } from './views';
import { readChangelog } from './readChangelog';
import { changelogOf, entriesOf, entryOf } from './fixtures/testChangelog';

const pagesOf = (count: number) => changelogViews(changelogOf(entriesOf(count)), 'Neosync');
const routesOf = (count: number, type: string) =>
  pagesOf(count)
    .filter((page) => page.type === type)
    .map(({ route }) => route);

describe('changelogPages', () => {
  it.each([
    [0, 0, 1, 0, 0],
    [1, 1, 1, 2, 2],
    [10, 10, 1, 2, 2],
    [11, 11, 2, 2, 2],
    [51, 51, 6, 3, 3],
  ])('for %i entries, has %i entry, %i list, %i tag and %i kind pages', (count, entry, index, tag, kind) => {
    const lengths = ['entry', 'index', 'tag', 'kind'].map((type) => routesOf(count, type).length);
    expect(lengths).toEqual([entry, index, tag, kind]);
    expect(routesOf(count, 'archive')).toEqual(['/changelog/archive']);
    expect(routesOf(count, 'authors')).toEqual(['/changelog/authors']);
  });

  it('gives authors with entries one or more pages', () => {
    const routes = routesOf(51, 'author');
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.every((route) => /^\/changelog\/authors\/[a-z0-9-]+(\/page\/\d+)?$/.test(route))).toBe(
      true,
    );
    expect(routesOf(0, 'author')).toEqual([]);
  });

  it('gives every filter its own address', () => {
    expect(routesOf(51, 'tag')).toEqual([
      '/changelog/tags/api',
      '/changelog/tags/cli',
      '/changelog/tags/cli/page/2',
    ]);
    expect(routesOf(11, 'kind')).toEqual(['/changelog/kinds/new', '/changelog/kinds/breaking']);
  });

  it('gives every page a unique address and title', () => {
    const pages = pagesOf(51);
    expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  it('archives by year, newest first', () => {
    const archive = pagesOf(31).find((page) => page.type === 'archive')!;
    expect(archive.years.map(({ year, entries }) => [year, entries.length])).toEqual([
      ['2025', 2],
      ['2024', 26],
      ['2023', 3],
    ]);
  });

  it('links every entry to its neighbors', () => {
    const entries = pagesOf(3).flatMap((page) => (page.type === 'entry' ? [page] : []));
    expect(entries.map(({ entry, newer, older }) => [entry.slug, newer?.slug, older?.slug])).toEqual([
      ['entry-3', undefined, 'entry-2'],
      ['entry-2', 'entry-3', 'entry-1'],
      ['entry-1', 'entry-2', undefined],
    ]);
  });

  it('lists only authors with entries', () => {
    const authors = (pages: ReturnType<typeof pagesOf>) =>
      pages.find((page) => page.type === 'authors')!.authors;
    expect(authors(pagesOf(0))).toEqual([]);
    expect(authors(pagesOf(11))).toMatchObject([{ key: 'ada', value: { name: 'Ada Vale' } }]);
    const both = changelogOf([entryOf('a', { authors: '[bo, ada]' })]);
    expect(authors(changelogViews(both, 'x')).map(({ key }) => key)).toEqual(['ada', 'bo']);
  });

  it("has the addresses of the site's own changelog", () => {
    const { changelog } = readChangelog('.', { today: '2025-02-01' });
    const routes = changelogViews(changelog, 'Neosync').map(({ route }) => route);
    expect(routes).toEqual(
      expect.arrayContaining([
        '/changelog',
        '/changelog/page/2',
        '/changelog/page/3',
        '/changelog/archive',
        '/changelog/authors',
        '/changelog/v5',
      ]),
    );
  });
});
