import type { Page } from '@playwright/test';

import { expect, isSameDocument, open, takenOver, test } from './test';

test.describe('the dialog', () => {
  for (const [way, start] of [
    ['the button', (page: Page) => page.getByRole('button', { name: /Search docs/ }).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['slash', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`opens by ${way}, finds while typing, and leads there`, async ({ page, site }) => {
      await open(page, `${site}/`);
      await start(page);
      const field = page.getByRole('combobox', { name: 'Search docs' });
      await expect(field).toBeFocused();
      await field.fill('truncate before insert');
      const first = page.getByRole('option').first();
      await expect(first).toContainText(/truncate/i);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/(cli\/sync|connections|api|guides)/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('is not loaded before the reader is about to search', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, `${site}/cli/version`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /search/.test(url))).toEqual([]);
    await page.getByRole('button', { name: /Search docs/ }).hover();
    await expect.poll(() => asked.filter((url) => /search\/index\.json/.test(url)).length).toBe(1);
  });

  test('closes by Escape and gives the focus back', async ({ page, site }) => {
    await open(page, `${site}/platform`);
    const button = page.getByRole('button', { name: /Search docs/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('keeps what was found, and what the reader wants to keep', async ({ page, site }) => {
    await open(page, `${site}/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('circular');
    await expect(page.getByRole('option').first()).toContainText(/circular/i);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await takenOver(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toContainText(/circular/i);
  });

  test('finds symbols of the API exactly', async ({ page, site }) => {
    await open(page, `${site}/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('GetJobRunLogs');
    await expect(page.getByRole('option').first()).toContainText('GetJobRunLogs');
  });

  test('says that nothing was found', async ({ page, site }) => {
    await open(page, `${site}/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('xylophone zeppelin');
    await expect(page.getByRole('dialog')).toContainText('No results for');
    await expect(page.getByRole('dialog')).toContainText('Believe this query should return results?');
    await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /issues\/new\?title=/,
    );
  });

  for (const [fault, body, status] of [
    ['is missing', 'gone', 404],
    ['is cut off', '{"version":1,"length":99999,"checksum":"00000000","index":{"a"', 200],
  ] as const) {
    test(`shows an error, never "no results", when the index ${fault}`, async ({ page, site, quiet }) => {
      quiet.allow(/Failed to load resource/);
      await page.route('**/search/index.json', (route) => route.fulfill({ status, body }));
      await open(page, `${site}/`);
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search docs' }).fill('sync');
      await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
      await expect(page.getByRole('dialog')).toContainText(
        'You might want to check your network connection.',
      );
      await page.unroute('**/search/index.json');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /try again|retry/i })
        .click();
      await expect(page.getByRole('option').first()).toBeVisible();
    });
  }

  for (const query of ['<img src=x onerror=window.hit=1>', '__proto__', '🙂'.repeat(32), 'x'.repeat(65)]) {
    test(`takes ${JSON.stringify(query.slice(0, 20))} as text`, async ({ page, site }) => {
      await open(page, `${site}/`);
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: 'Search docs' });
      await field.fill(query);
      await expect(page.getByRole('dialog')).toContainText(/No results for|result/);
      expect((await field.inputValue()).length).toBeLessThanOrEqual(64);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
  }
});

test.describe('the page', () => {
  test('has an address for each search, each area and each page of results', async ({ page, site }) => {
    await page.goto(`${site}/search?q=connection`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    const results = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(results.first()).toBeVisible();
    await page.getByRole('link', { name: 'Changelog', exact: true }).last().click();
    await expect(page).toHaveURL(/area=changelog/);
    await page.goBack();
    await expect(page).not.toHaveURL(/area=/);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  test('cuts a query of more than 64 characters and says so', async ({ page, site }) => {
    await page.goto(`${site}/search?q=${'sync '.repeat(20)}`);
    await expect(page.getByRole('main')).toContainText(/64/);
  });

  test('says how to go on without a script', async ({ request, site }) => {
    const html = await (await request.get(`${site}/search?q=sync`)).text();
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain('Searching needs a script.');
  });
});

test('browsers are told how to add the search', async ({ page, request, site }) => {
  await page.goto(`${site}/cli/sync`);
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const answer = await request.get(new URL((await link.getAttribute('href'))!, site).href);
  expect(answer.headers()['content-type']).toContain('xml');
  const template = /<Url type="text\/html" method="get" template="([^"]+)"/.exec(await answer.text())![1]!;
  const { pathname, search } = new URL(template.replace('{searchTerms}', 'foreign%20keys'));
  await page.goto(`${site}${pathname}${search}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /foreign keys/i })
      .first(),
  ).toBeVisible();
});

test('an address without a page opens the search with its words', async ({ page, site, quiet }) => {
  quiet.allow(/status of 404/);
  await page.goto(`${site}/old/foreign-keys.html`);
  await takenOver(page);
  await page.getByRole('button', { name: 'Search docs' }).last().click();
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toHaveValue('old foreign keys');
});
