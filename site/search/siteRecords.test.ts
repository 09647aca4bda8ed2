import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { readDocuments } from './readDocuments';
import { siteRecords } from './siteRecords';

const root = join(import.meta.dirname, '..', '..');
const settings = readSettings(input, 'site/settings/site.ts');
const site = readDocuments(settings, root);
const records = siteRecords(site, settings, root);

describe('the records of this site', () => {
  test('are one for each page, section and named row', () => {
    const places = site.documents.flatMap(({ route, anchors }) => [
      route,
      ...anchors.filter(({ kind }) => kind !== 1).map(({ id }) => `${route}#${id}`),
    ]);
    expect(records.map(({ url }) => url).toSorted()).toEqual(places.toSorted());
  });

  test('have no traces of markup in their text', () => {
    const traces = /<\/?(Tabs?|Steps|Cards?|Actions?)\b|(^| ):::|\{\/\*/;
    expect(records.filter(({ content }) => traces.test(content ?? '')).map(({ url }) => url)).toEqual([]);
  });

  test('name the group of the sidebar, or the branch that a page stands in', () => {
    const groupOf = (url: string) => records.find((record) => record.url === url)?.hierarchy.lvl0;
    expect(groupOf('/')).toBe('Overview');
    expect(groupOf('/cli/sync')).toBe('Neosync CLI');
    expect(groupOf('/cli/accounts/list')).toBe('Neosync CLI');
    expect(groupOf('/connections/mysql')).toBe('Connections');
  });

  test('belong to the documentation or to the API', () => {
    const areas = new Map(records.map(({ url_without_anchor, area }) => [url_without_anchor, area]));
    expect(areas.get('/quickstart')).toBe('docs');
    expect(areas.get('/api/go')).toBe('api');
  });
});
