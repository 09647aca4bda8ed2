import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { toDocSearchHit } from '../browser/search/docSearchHit';
import { readEngine } from '../search/readSearch';
import { violations } from './axe';
import { folders } from './folders';
import { answerOf, hostileAnswer, test } from './searchProvider';
import { expect, isSameDocument, open } from './test';

const facetFilters = ['language:en', 'docs_tag:current'];
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search' });

/** Opens the dialog of the start page and types. */
async function searchFor(page: Page, docsearch: string, query: string): Promise<void> {
  await open(page, `${docsearch}/`);
  await page.keyboard.press('/');
  await field(page).fill(query);
}

test('DocSearch shows the results of our engine: every record and answer has its format', async ({
  page,
  docsearch,
  provider,
}) => {
  const engine = await readEngine(folders.site);
  provider.answer = (request) => answerOf(engine, request);
  await open(page, `${docsearch}/`);
  await page.keyboard.press('/');
  for (const query of ['truncate', 'CreateJob', 'worker memory']) {
    await field(page).fill(query);
    // DocSearch shows five of each group at most.
    const hits = (await engine.search({ query, facetFilters })).hits.map(toDocSearchHit);
    const found = hits.filter(
      ({ hierarchy: { lvl0 } }, place) =>
        hits.slice(0, place).filter((before) => before.hierarchy.lvl0 === lvl0).length < 5,
    );
    expect(found.length).toBeGreaterThan(2);
    const addresses = () =>
      options(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    await expect.poll(addresses).toEqual(found.map(({ url }) => url).sort());
    await expect(dialog(page).locator('mark').first()).toBeVisible();
    await expect(dialog(page)).not.toContainText(/__|\[object/);
  }
});

test.describe('a hosted search in the dialog of DocSearch', () => {
  test('is loaded when a reader searches, keeps its budget, and sends the same query as our dialog', async ({
    page,
    docsearch,
    provider,
  }) => {
    const sizes: Promise<number>[] = [];
    const asked: string[] = [];
    await open(page, `${docsearch}/`);
    await page.waitForLoadState('networkidle');
    page.on('requestfinished', (request) => {
      asked.push(request.url());
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.keyboard.press('/');
    await field(page).fill('moving');
    await expect(options(page).first()).toContainText('Move the lighthouse');
    expect(asked.filter((url) => /search-(dialog|embedded)/.test(url))).toEqual([]);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(155_000);
    const wanted = { indexName: 'lighthouse-docs', query: 'moving', hitsPerPage: 20, facetFilters };
    expect(provider.received.at(-1)!.postDataJSON()).toMatchObject({ requests: [wanted] });
  });

  test('opens a result and the page of all results, without a reload', async ({
    page,
    docsearch,
    provider,
  }) => {
    await searchFor(page, docsearch, 'moving');
    await expect(options(page).first()).toContainText('Move the lighthouse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guides\/moving/);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await field(page).fill('lamps');
    // Until the answer arrives, the list shows the previous results.
    await expect(options(page).first()).toContainText(/lamp/i);
    await options(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/lamp/i);
    await expect(dialog(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
    await page.keyboard.press('/');
    await field(page).fill('lamp');
    await dialog(page).getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL(/\/docs\/search\?q=lamp$/);
    await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toBeVisible();
    expect(provider.received.length).toBeGreaterThan(1);
  });

  test('can be used with a keyboard and a screen reader', async ({ page, docsearch, provider }) => {
    await open(page, `${docsearch}/`);
    const button = page.getByRole('button', { name: /search/i }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await field(page).fill('lamps');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    // Its own: links lie in the options of its list.
    const found = await violations(page);
    expect(found.filter((violation) => !violation.startsWith('nested-interactive'))).toEqual([]);
    expect(provider.received).not.toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('shows what a crawler recorded as text, as a result and as a saved search', async ({
    page,
    docsearch,
    provider,
  }) => {
    provider.answer = () => hostileAnswer;
    await searchFor(page, docsearch, 'wick');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('<img src=x onerror=window.hit=1>');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/lighting/);
    await page.keyboard.press('/');
    await expect(options(page)).toContainText('<img src=x onerror=window.hit=1>');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test('shows an error of the provider', async ({ page, docsearch, provider, quiet }) => {
    quiet.allow(/Failed to load resource/);
    const { answer } = provider;
    provider.answer = () => ({ status: 500, json: {} });
    await searchFor(page, docsearch, 'lamps');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).not.toContainText('No results');
    provider.answer = answer;
    await field(page).fill('lamp');
    await expect(options(page).first()).toBeVisible();
  });
});

test('a site without it contains none of its code', () => {
  const traces = (folder: string) =>
    globSync('**/*.{html,js,css,json,txt}', { cwd: folder }).filter((file) =>
      /DocSearch-|--docsearch|@docsearch/.test(readFileSync(join(folder, file), 'utf8')),
    );
  expect(traces(folders.docsearch)).not.toEqual([]);
  for (const folder of [folders.site, folders.small, folders.hosted]) expect(traces(folder)).toEqual([]);
});
