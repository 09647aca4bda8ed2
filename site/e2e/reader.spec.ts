import type { Page } from '@playwright/test';

import { focusables } from './focusables';
import { expect, open, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill(query);
}

test('assistive technology reads a name that wraps as one word', async ({ page, site }) => {
  await page.goto(`${site}/api/mgmt/v1alpha1/connection.proto`);
  const name = 'IsConnectionNameAvailable';
  const code = page.locator('main code').filter({ hasText: name, has: page.locator('wbr') });
  await expect(code.first()).toBeVisible();
  const names = (await focusables(page)).map((element) => element.name.replace(/^Link to /, ''));
  expect(names).toContain(name);
  expect(names.filter((one) => one !== name && one.replaceAll(' ', '') === name)).toEqual([]);
});

test.describe('matched words', () => {
  test.use({ colorScheme: 'dark', forcedColors: 'active' });

  test('can be read in the forced colors of a dark system', async ({ page, site }) => {
    await page.goto(`${site}/search?q=docker`);
    const mark = page.getByRole('main').locator('mark').first();
    await expect(mark).toBeVisible();
    const { color, background } = await mark.evaluate((element) => {
      const { color, backgroundColor: background } = getComputedStyle(element);
      return { color, background };
    });
    expect(background).toMatch(/^rgb\(/);
    expect(background).not.toBe(color);
  });
});

test('the picture on the home page names each value, and says which are kept', async ({ page, site }) => {
  await page.goto(`${site}/`);
  const field = (name: string) => page.getByRole('figure').getByRole('group', { name, exact: true });
  await expect(field('email')).toContainText('Production: marta.keller@corp.example');
  await expect(field('email')).toContainText('Staging: 3f9c07be51da@corp.example');
  await expect(field('email').getByRole('img')).toHaveAccessibleName(
    'Neosync: @corp.example kept, the rest hidden',
  );
  await expect(field('plan').getByRole('img')).toHaveAccessibleName('Neosync: kept');
  await expect(field('name').getByRole('img')).toHaveAccessibleName('Neosync: value hidden, shape kept');
});

test('the next page of results starts at its first one, and says which results it shows', async ({
  page,
  site,
}) => {
  await open(page, `${site}/search?q=job`);
  await expect(page.getByRole('main')).toContainText('Results 1 to 20 of');
  await expect(page).toHaveTitle(/^job \| Search/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  const count = page.getByText(/^Results 21 to 40 of \d+ for “job”$/);
  await expect(count).toBeFocused();
  await expect(count).toBeInViewport();
  await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toBeInViewport();
});

test('the number of results is announced once the reader stops typing', async ({ page, site }) => {
  await page.clock.install();
  await open(page, `${site}/`);
  await searchFor(page, 'sync');
  const status = dialog(page).getByRole('status');
  await expect(page.getByRole('option').first()).toContainText(/sync/i);
  await page.clock.fastForward(600);
  await expect(status).toHaveText(/^\d+ results$/);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const query of ['d', 'do', 'docker']) {
    await page.getByRole('combobox', { name: 'Search docs' }).fill(query);
    await expect(page.getByRole('option').first().locator('mark').first()).toHaveText(new RegExp(query, 'i'));
    await expect(status).toBeEmpty();
  }
  await page.clock.runFor(600);
  await expect(status).toHaveText(/^\d+ results$/);
});

test('stored places on another site are left out, however they are written', async ({ page, site }) => {
  const urls = ['/\\evil.example', '//evil.example', '/\t/evil.example', '\\/evil.example', '/platform'];
  const targets = urls.map((url, id) => ({
    id: String(id),
    url,
    title: `At ${JSON.stringify(url)}`,
    path: '',
  }));
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    'search.favourites',
    JSON.stringify(targets),
  ] as const);
  await open(page, `${site}/`);
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('option')).toHaveText([/At "\/platform"/]);
});

test.describe('a table on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('labels every cell with its column, and a row with its first cell', async ({ page, site }) => {
    await page.goto(`${site}/connections/postgres`);
    const row = page.getByRole('row').filter({ hasText: 'Server name, IP or localhost.' }).first();
    const labels = () =>
      row
        .getByRole('cell')
        .evaluateAll((cells) =>
          cells.map((cell) => getComputedStyle(cell, '::before').content.replace(/ \/ ""$/, '')),
        );
    const heads = await page
      .getByRole('table')
      .filter({ has: row })
      .getByRole('columnheader')
      .allTextContents();
    expect(heads.length).toBeGreaterThan(2);
    // Sentences need no other name.
    const label = (head: string) => (head === 'Meaning' ? 'none' : expect.stringContaining(`"${head}`));
    expect(await labels()).toEqual(heads.slice(1).map(label));
    await expect(row.getByRole('rowheader')).toHaveText('Host');
    await expect(page.getByRole('table').filter({ has: row })).toHaveAccessibleName(/\S/);
  });
});

test('names of the sidebar grow with the text', async ({ page, site }) => {
  await page.goto(`${site}/api/mgmt/v1alpha1/connection.proto`);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const names = page.locator('[data-column="sidebar"] code');
  const sizes = await names.evaluateAll((all) =>
    all.map((name) => parseFloat(getComputedStyle(name).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test('a table in an app screen is named after its place in the app', async ({ page, site }) => {
  await page.goto(`${site}/quickstart`);
  await expect(page.getByRole('table', { name: 'Jobs / prod-to-stage-sync / Source' })).toBeAttached();
});

test('lists of running text are lists for Safari as well', async ({ page, site }) => {
  for (const route of ['/quickstart', '/api/mgmt/v1alpha1/api_key.proto', '/search?q=sync']) {
    await page.goto(`${site}${route}`);
    const bare = page.locator('main :is(ul, ol):not([role], nav *)');
    expect(await bare.evaluateAll((lists) => lists.map(({ outerHTML }) => outerHTML.slice(0, 80)))).toEqual(
      [],
    );
  }
});
