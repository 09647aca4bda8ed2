import { openDocs } from '../assistants/openDocs';
import { readPage } from '../assistants/readPage';
import { createReader } from '../cli/readBuilt';
import { folders } from './folders';
import { expect, requestTest as test } from './test';

// One after the other, as reading all content takes seconds.
test.describe.configure({ mode: 'default' });

/** Read only by a test: this file is also loaded to list its tests. */
const readRecords = async () => (await import('../fixtures/searchedSite')).records;

test('every place in the search index exists, and has one record', async ({ request, site }) => {
  const records = await readRecords();
  const places = new Set<string>();
  for (const page of new Set(records.map(({ url_without_anchor }) => url_without_anchor))) {
    const answer = await request.get(`${site}${page}`, { maxRedirects: 0 });
    if (answer.status() !== 200) continue;
    places.add(page);
    for (const [, id] of (await answer.text()).matchAll(/\sid="([^"]+)"/g)) places.add(`${page}#${id}`);
  }
  const urls = records.map(({ url }) => url);
  expect(urls.filter((url) => !places.has(url))).toEqual([]);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

test('assistants can read every section in the search index', async () => {
  const docs = await openDocs(createReader(folders.site));
  const addresses = (await readRecords()).map(({ url }) => url);
  expect(addresses.length).toBeGreaterThan(5000);
  const empty: string[] = [];
  for (const address of addresses) if ((await readPage(docs, address)) === '') empty.push(address);
  expect(empty).toEqual([]);
});
