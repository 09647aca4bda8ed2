import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseLedger } from '../content/redirects/ledger';
import { root } from './folders';
import { expect, isSameDocument, open, test } from './test';

const ledger = parseLedger(readFileSync(join(root, 'content', '_addresses.txt'), 'utf8'));

test('every published address answers with a page or redirects to one', async ({ request, site }) => {
  expect(ledger.size).toBeGreaterThan(100);
  for (const address of ledger.keys()) {
    const answer = await request.get(`${site}${address}`, { maxRedirects: 0 });
    if (answer.status() === 301) continue;
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text()).toContain('<h1');
  }
});

test('the folder of a published address has a page or redirects to one in one hop', async ({
  request,
  site,
}) => {
  const folders = new Set<string>();
  for (const address of ledger.keys()) {
    const parts = address.split('/');
    for (let end = 2; end < parts.length; end++) folders.add(parts.slice(0, end).join('/'));
  }
  for (const folder of folders) {
    // Nobody types the address of a list without the number of its page.
    if (folder.endsWith('/page')) continue;
    const answer = await request.get(`${site}${folder}`, { maxRedirects: 1 });
    expect([folder, answer.status()]).toEqual([folder, 200]);
  }
});

test('a moved address redirects to its new page, under the base', async ({ page, small }) => {
  await page.goto(`${small}/lights`);
  await expect(page).toHaveURL(`${small}/guides/lighting`);
  await page.goto(`${small}/lights/oil/`);
  await expect(page).toHaveURL(`${small}/elements#oil`);
});

test('another spelling of an address redirects to the address', async ({ page, small }) => {
  for (const spelling of ['/guides/index.html', '/guides/index', '/guides.html', '/guides/']) {
    await page.goto(`${small}${spelling}?a=b`);
    await expect(page).toHaveURL(`${small}/guides?a=b`);
  }
});

test('an unknown address under the base answers 404 with the not-found page', async ({ request, small }) => {
  expect((await request.get(`${small}/nowhere`)).status()).toBe(404);
});

test('navigation under the base stays under it, without a reload', async ({ page, small }) => {
  await open(page, `${small}/guides`);
  await page.getByRole('article').getByRole('link', { name: 'Light the lamp' }).first().click();
  await expect(page).toHaveURL(`${small}/guides/lighting`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light the lamp');
  expect(await isSameDocument(page)).toBe(true);
});
