import { describe, expect, test } from 'vitest';

import type { Document } from '../content/documents/readDocument';
import { records, site } from '../fixtures/searchedSite';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import type { SearchArea } from './records/record';

const urlsOf = (area: SearchArea) => records.filter((record) => record.area === area).map(({ url }) => url);
/** Addresses of a page and of the places on it. */
const placesOf = ({ route, anchors }: Pick<Document, 'route' | 'anchors'>) => [
  route,
  ...anchors!
    .filter(({ level, kind }) => level !== 1 && kind !== 'element')
    .map(({ id }) => `${route}#${id}`),
];

describe('the records of this site', () => {
  const { reference, changelog } = site;
  const guides = site.documents.filter(({ route }) => !/^\/api(\/|$)/.test(route));

  test('are one for each page, section and named row of the documents', () => {
    expect(urlsOf('docs').toSorted()).toEqual(guides.flatMap(placesOf).toSorted());
  });

  test('are one for each page about the API, and one for each of its symbols', () => {
    const pages = site.documents.filter((document) => !guides.includes(document)).flatMap(placesOf);
    const symbols = reference!.files.flatMap((file) => {
      const route = referenceRoute(file.path);
      return [route, ...symbolsOf(file).map(({ symbol }) => `${route}#${symbol.anchor}`)];
    });
    expect(symbols.length).toBeGreaterThan(1700);
    expect(urlsOf('api').toSorted()).toEqual([...pages, ...symbols].toSorted());
  });

  test('are one for each list of the changelog, and for each entry and its sections', () => {
    const lists = site.changelogViews
      .filter((page) => page.type !== 'entry' && !('list' in page && page.list.number > 1))
      .map(({ route }) => route);
    expect(urlsOf('changelog').toSorted()).toEqual(
      [...lists, ...changelog!.entries.flatMap(placesOf)].toSorted(),
    );
  });

  test('have unique ids', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  test('have no markup in their text', () => {
    const traces = /<\/?(Tabs?|Steps|Cards?|Actions?)\b|(^| ):::|\{\/\*/;
    expect(records.filter(({ content }) => traces.test(content ?? '')).map(({ url }) => url)).toEqual([]);
  });

  test('have the sidebar group, or the branch, of a page', () => {
    const groupOf = (url: string) => records.find((record) => record.url === url)?.hierarchy.lvl0;
    expect(groupOf('/')).toBe('Start');
    expect(groupOf('/cli/sync')).toBe('Neosync CLI');
    expect(groupOf('/cli/accounts/list')).toBe('Neosync CLI');
    expect(groupOf('/connections/mysql')).toBe('Connect');
  });

  test('belong to the documentation or to the API', () => {
    const areas = new Map(records.map(({ url_without_anchor, area }) => [url_without_anchor, area]));
    expect(areas.get('/quickstart')).toBe('docs');
    expect(areas.get('/api/go')).toBe('api');
  });
});
