import type { Page } from '@playwright/test';

import { hostileAnswer, test, type SearchProvider, type SearchRequest } from './searchProvider';
import { expect, open } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const options = (page: Page) => dialog(page).getByRole('option');

/** Opens the dialog of the start page and types. */
async function searchFor(page: Page, hosted: string, query: string): Promise<void> {
  await open(page, `${hosted}/`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill(query);
}

const lastQuery = ({ received }: SearchProvider) =>
  (received.at(-1)!.postDataJSON() as SearchRequest).requests[0]!;

test('a hosted search is queried when a reader searches, with a search-only key, and its results open', async ({
  page,
  hosted,
  provider,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, `${hosted}/`);
  expect(asked.filter((path) => /search/.test(path))).toEqual([]);
  await searchFor(page, hosted, 'moving');
  await expect(options(page).first()).toContainText('Move the lighthouse');
  // The engine of the site is not loaded.
  expect(asked.filter((path) => path.startsWith('/docs/search/'))).toEqual([]);
  expect(page.workers()).toEqual([]);

  const request = provider.received.at(-1)!;
  const { pathname, searchParams } = new URL(request.url());
  expect([request.method(), pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    'x-algolia-application-id': 'LIGHTHOUSE',
    'x-algolia-api-key': 'search-only',
    'x-algolia-agent': expect.stringContaining('Algolia for JavaScript'),
  });
  // Nothing that would need a preflight request.
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('text/plain');
  expect(headers.cookie).toBeUndefined();
  expect(lastQuery(provider)).toEqual({
    indexName: 'lighthouse-docs',
    query: 'moving',
    page: 0,
    hitsPerPage: 20,
    facetFilters: ['language:en', 'docs_tag:current'],
    attributesToRetrieve: expect.arrayContaining(['url', 'hierarchy', 'type']),
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:15'],
    highlightPreTag: '__aa-highlight__',
    highlightPostTag: '__/aa-highlight__',
    snippetEllipsisText: '…',
  });
  await page.getByRole('combobox', { name: 'Search docs' }).fill('xylophone');
  await expect(dialog(page)).toContainText('No results for “xylophone”');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('moving');
  await expect(options(page).first()).toContainText('Move the lighthouse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/moving/);
});

test('it answers the search page too, by area', async ({ page, hosted, provider }) => {
  await page.goto(`${hosted}/search?q=lamp&area=docs`);
  await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toBeVisible();
  expect(lastQuery(provider)).toMatchObject({
    query: 'lamp',
    page: 0,
    facetFilters: ['language:en', 'docs_tag:current', 'area:docs'],
  });
});

test('it shows what a crawler recorded, and none of the markup in it', async ({ page, hosted, provider }) => {
  provider.answer = () => hostileAnswer;
  await searchFor(page, hosted, 'wick');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText('<img src=x onerror=window.hit=1>');
  await expect(options(page)).toHaveAttribute('href', '/docs/guides/lighting#wick');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('a failure of the provider is shown as one, never as "no results", and can be retried', async ({
  page,
  hosted,
  provider,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/);
  const { answer } = provider;
  provider.answer = () => ({ body: '{"results":[{"hits":[{"objectID":"1",' });
  await searchFor(page, hosted, 'lamps');
  await expect(dialog(page).getByRole('heading', { name: 'Unable to fetch results' })).toBeVisible();
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page)).not.toContainText('No results');
  provider.answer = answer;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
  provider.answer = () => ({ status: 500, json: {} });
  await page.goto(`${hosted}/search?q=lamps`);
  await expect(page.getByRole('main')).toContainText('Unable to fetch results');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('lamps');
});

test('a slow provider is reported, and its answer is shown when it arrives', async ({
  page,
  hosted,
  provider,
}) => {
  const { answer } = provider;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  provider.answer = async (request) => {
    await held;
    return answer(request);
  };
  await searchFor(page, hosted, 'lamps');
  await expect(dialog(page)).toContainText('Still searching. The connection is slow.');
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page)).not.toContainText('Still searching');
});
