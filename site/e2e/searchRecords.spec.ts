import { expect, requestTest as test } from './test';

test('every place that search leads to exists, and has one record', async ({ request, site }) => {
  // Reads all content, which takes seconds: only here, not wherever this file is loaded.
  const { records } = await import('../fixtures/searchedSite');
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
