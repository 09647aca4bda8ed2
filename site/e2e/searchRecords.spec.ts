import { readRecords } from '../search/readRecords';
import { folders } from './folders';
import { readPage } from './readPage';
import { expect, requestTest as test } from './test';

const records = readRecords(folders.site);

test('every place that search leads to exists, and has one record', async ({ request, site }) => {
  const places = new Set<string>();
  for (const page of new Set(records.map(({ url_without_anchor }) => url_without_anchor))) {
    const { status, ids } = await readPage(request, `${site}${page}`);
    if (status === 200) for (const id of ['', ...ids]) places.add(id === '' ? page : `${page}#${id}`);
  }
  const urls = records.map(({ url }) => url);
  expect(urls.filter((url) => !places.has(url))).toEqual([]);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});
