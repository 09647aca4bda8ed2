import type { Page } from '@playwright/test';

import { reply, withSearchProvider, type SearchProvider } from './searchProvider';
import { expect, open, test as base } from './test';

const test = base.extend<{ provider: SearchProvider }>({
  provider: async ({ page }, use) => withSearchProvider(page, use),
});

const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Opens the dialog of the start page and types. */
async function searchFor(page: Page, hosted: string, query: string): Promise<void> {
  await open(page, `${hosted}/`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill(query);
}

test.describe('a search that is hosted', () => {
  test('asks with the application, a key that may only search, and the filters of the page', async ({
    page,
    hosted,
    provider,
  }) => {
    await searchFor(page, hosted, 'lamps');
    await expect(options(page).first()).toBeVisible();
    const { method, path, parameters, headers, body } = provider.received.at(-1)!;
    expect({ method, path }).toEqual({ method: 'POST', path: '/1/indexes/*/queries' });
    expect(parameters).toMatchObject({
      'x-algolia-application-id': 'LIGHTHOUSE',
      'x-algolia-api-key': 'search-only',
      'x-algolia-agent': expect.stringContaining('Algolia for JavaScript'),
    });
    // Nothing that a browser would first have to ask leave for.
    expect(headers).toMatchObject({ 'content-type': 'text/plain', origin: new URL(hosted).origin });
    expect(headers.cookie).toBeUndefined();
    expect(body).toEqual({
      requests: [
        {
          indexName: 'lighthouse-docs',
          query: 'lamps',
          page: 0,
          hitsPerPage: 20,
          facetFilters: ['language:en', 'docs_tag:current'],
          attributesToRetrieve: expect.arrayContaining(['url', 'hierarchy', 'type']),
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: ['content:15'],
          highlightPreTag: '__aa-highlight__',
          highlightPostTag: '__/aa-highlight__',
          snippetEllipsisText: '…',
        },
      ],
    });
  });

  test('leads to what it found', async ({ page, hosted, provider }) => {
    await searchFor(page, hosted, 'moving');
    await expect(options(page).first()).toContainText('Move the lighthouse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guides\/moving/);
    expect(provider.received.every(({ method }) => method === 'POST')).toBe(true);
  });

  test('is asked only when the reader is about to search, and then the engine is not loaded', async ({
    page,
    hosted,
    provider,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, `${hosted}/`);
    expect(asked.filter((path) => /search/.test(path))).toEqual([]);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('lamps');
    await expect(options(page).first()).toBeVisible();
    expect(provider.received).not.toEqual([]);
    expect(asked.filter((path) => path.startsWith('/docs/search/'))).toEqual([]);
    expect(page.workers()).toEqual([]);
  });

  test('answers the page of results too, by area and page by page', async ({ page, hosted, provider }) => {
    await page.goto(`${hosted}/search?q=lamp&area=docs`);
    await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toBeVisible();
    expect(provider.received.at(-1)!.body.requests[0]).toMatchObject({
      query: 'lamp',
      page: 0,
      facetFilters: ['language:en', 'docs_tag:current', 'area:docs'],
    });
  });

  test('tells that nothing was found', async ({ page, hosted, provider }) => {
    await searchFor(page, hosted, 'xylophone');
    await expect(page.getByRole('dialog')).toContainText('No results for “xylophone”');
    expect(provider.received.at(-1)!.body.requests[0]!.query).toBe('xylophone');
  });

  test('shows what a crawler recorded, and nothing that it slipped in', async ({
    page,
    hosted,
    provider,
  }) => {
    const hierarchy = { lvl0: null, lvl1: 'Wick', lvl2: '<img src=x onerror=window.hit=1>', lvl3: null };
    const hits = [
      { objectID: '1', url: 'javascript:window.hit=1', type: 'lvl1', hierarchy },
      {
        objectID: '2',
        url: 'https://lighthouse.example.com/docs/guides/lighting#wick',
        type: 'lvl2',
        hierarchy,
      },
      { objectID: '3', hierarchy: null },
      null,
    ];
    provider.answer = (_request, response) => reply(response, 200, JSON.stringify({ results: [{ hits }] }));
    await searchFor(page, hosted, 'wick');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('<img src=x onerror=window.hit=1>');
    await expect(options(page)).toHaveAttribute('href', '/docs/guides/lighting#wick');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

test.describe('a provider at fault', () => {
  for (const [fault, status, text] of [
    ['refuses the key', 403, '{"message":"Invalid Application-ID or API key","status":403}'],
    ['sends half an answer', 200, '{"results":[{"hits":[{"objectID":"1",'],
    ['sends a page instead', 200, '<!doctype html><title>Sign in</title>'],
  ] as const) {
    test(`that ${fault} is told, never "no results", and can be tried again`, async ({
      page,
      hosted,
      provider,
      quiet,
    }) => {
      quiet.allow(/Failed to load resource/);
      const { answer } = provider;
      provider.answer = (_request, response) => reply(response, status, text);
      await searchFor(page, hosted, 'lamps');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: 'Unable to fetch results' })).toBeVisible();
      await expect(dialog).toContainText('You might want to check your network connection.');
      await expect(dialog).not.toContainText('No results');
      provider.answer = answer;
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(options(page).first()).toBeVisible();
    });
  }

  test('that is slow is told, and its answer shown when it comes', async ({ page, hosted, provider }) => {
    const { answer } = provider;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    provider.answer = async (request, response) => {
      await held;
      await answer(request, response);
    };
    await searchFor(page, hosted, 'lamps');
    await expect(page.getByRole('dialog')).toContainText('Still searching. The connection is slow.');
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('dialog')).not.toContainText('Still searching');
  });

  test('that a reader without a network cannot reach is told', async ({
    page,
    hosted,
    context,
    provider,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await searchFor(page, hosted, 'lamps');
    await expect(options(page).first()).toBeVisible();
    const before = provider.received.length;
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Search docs' }).fill('wick');
    await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
    expect(provider.received.length).toBe(before);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog')).not.toContainText('Unable to fetch results');
  });

  test('does not take the page of results with it', async ({ page, hosted, provider, quiet }) => {
    quiet.allow(/Failed to load resource/);
    provider.answer = (_request, response) => reply(response, 500, '{}');
    await page.goto(`${hosted}/search?q=lamps`);
    await expect(page.getByRole('main')).toContainText('Unable to fetch results');
    await expect(page.getByRole('searchbox').or(page.getByRole('textbox'))).toHaveValue('lamps');
  });
});
