import type { BrowserContext, Page } from '@playwright/test';

import { storageKeys } from '../browser/memory/storageKeys';
import { expect, isSameDocument, open, settled, takenOver, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const saved = (page: Page, name: 'Recent' | 'Favourites') =>
  dialog(page).getByRole('listbox', { name }).getByRole('option');

/** Opens the dialog of a page and types. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

test.describe('a worker', () => {
  test('that cannot be loaded is told, never "no results", and can be tried again', async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED/);
    await open(page, `${site}/`);
    await searchFor(page, 'sync');
    await expect(options(page).first()).toBeVisible();
    const script = page.workers()[0]!.url();
    await page.route(script, (route) => route.abort());
    await page.reload();
    await takenOver(page);
    await searchFor(page, 'sync');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page)).not.toContainText('No results');
    await page.unroute(script);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('that the browser refuses is told, in the dialog and on the page', async ({ page, site }) => {
    await page.addInitScript(() => {
      window.Worker = function refused() {
        throw new DOMException('Workers are off here.', 'SecurityError');
      } as unknown as typeof Worker;
    });
    await open(page, `${site}/`);
    await searchFor(page, 'sync');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.goto(`${site}/search?q=sync`);
    await expect(page.getByRole('main')).toContainText('Unable to fetch results');
  });
});

test('letters that follow each other fast end in the list of the whole word, to its last option', async ({
  page,
  site,
}) => {
  const listed = () =>
    options(page).evaluateAll((elements) =>
      elements.map(({ id, textContent }) => `${id.replace(/.*-item-/, '')} ${textContent}`),
    );
  await open(page, `${site}/`);
  await searchFor(page, 'connection');
  await expect(options(page)).toHaveCount(20);
  await settled(page);
  const whole = await listed();
  expect(whole.map((option) => Number.parseInt(option))).toEqual([...Array(20).keys()]);
  await field(page).fill('');
  await field(page).pressSequentially('sync connection', { delay: 15 });
  await field(page).press('Home');
  for (const _letter of 'sync ') await field(page).press('Delete');
  await expect.poll(listed).toEqual(whole);
  await field(page).press('ControlOrMeta+End');
  await field(page).press('End');
  await expect(active(page)).toHaveAttribute('id', /-item-19$/);
  await expect(active(page)).toBeInViewport();
});

test.describe('without a network', () => {
  test('an index that is there goes on answering', async ({ page, site, context, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, `${site}/`);
    await searchFor(page, 'sync');
    await expect(options(page).first()).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('bastion');
    await expect(options(page).first()).toContainText(/bastion/i);
    await expect(dialog(page)).not.toContainText('Unable to fetch results');
  });

  test('results show before their texts, which move nothing when they come', async ({ page, site }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search/text-*.json', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, `${site}/`);
    await searchFor(page, 'bastion host');
    await expect(options(page).first()).toContainText(/bastion/i);
    await expect(dialog(page)).toContainText(/\d+ results/);
    const places = () =>
      options(page).evaluateAll((all) => all.map((option) => option.getBoundingClientRect().top));
    const marks = () => dialog(page).locator('mark').count();
    const before = { places: await places(), marks: await marks() };
    release();
    await expect.poll(marks).toBeGreaterThan(before.marks);
    // More rows may have followed meanwhile.
    expect((await places()).slice(0, before.places.length)).toEqual(before.places);
  });
});

test('where storage is blocked, search works, and remembers as long as the page lives', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is off here.', 'SecurityError');
      },
    });
  });
  await open(page, `${site}/`);
  await searchFor(page, 'circular');
  await expect(options(page).first()).toContainText(/circular/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/circular/);
  expect(await isSameDocument(page)).toBe(true);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('/');
  await expect(saved(page, 'Recent')).toHaveCount(1);
});

test.describe('a query', () => {
  test('of spaces asks nothing', async ({ page, site }) => {
    await open(page, `${site}/`);
    await searchFor(page, '     ');
    await expect(dialog(page)).toContainText('Search the guides, the API reference and the changelog.');
    await expect(options(page)).toHaveCount(0);
    await page.goto(`${site}/search?q=%20%20`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.getByRole('main')).not.toContainText('No results');
  });

  test('with null bytes finds what stands between them', async ({ page, site }) => {
    await open(page, `${site}/`);
    await searchFor(page, '\0bastion\0');
    await expect(options(page).first()).toContainText(/bastion/i);
    await page.goto(`${site}/search?q=%00bastion%00`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /bastion/i })
        .first(),
    ).toBeVisible();
  });
});

test('Ctrl and Enter open the result in another tab', async ({ page, site, context }) => {
  await open(page, `${site}/`);
  await searchFor(page, 'circular');
  await expect(active(page)).toContainText(/circular/i);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/circular/);
  await expect(page).toHaveURL(`${site}/`);
  await expect(dialog(page)).toBeVisible();
});

test.describe('places to go back to', () => {
  /** Pages of the site: a pointer that passes over a place fetches what it leads to. */
  const routes = ['/quickstart', '/platform', '/usecases', '/core-concepts', '/core-features', '/cli/login'];
  const moreRoutes = ['/cli/sync', '/cli/version', '/cli/whoami', '/connections/mysql', '/connections/s3'];
  const place = (number: number) => {
    const url = [...routes, ...moreRoutes][number - 1]!;
    return { id: url, url, title: `Place ${number}`, path: 'Places' };
  };
  const places = (count: number) => Array.from({ length: count }, (_, index) => place(index + 1));

  async function remember(context: BrowserContext, stored: Record<string, unknown[]>): Promise<void> {
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of entries) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
      },
      Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const),
    );
  }

  test('are the last seven', async ({ page, site, context }) => {
    await remember(context, { [storageKeys.recentSearches]: places(7) });
    await open(page, `${site}/`);
    await searchFor(page, 'circular');
    // Until the answer is there, the places to go back to are the options.
    await expect(active(page)).toContainText(/circular/i);
    const title = (await active(page).locator('span').first().textContent())!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/circular/);
    await page.reload();
    await takenOver(page);
    await page.keyboard.press('/');
    await expect(saved(page, 'Recent')).toHaveCount(7);
    await expect(saved(page, 'Recent').first()).toContainText(title);
    await expect(dialog(page)).toContainText('Place 6');
    await expect(dialog(page)).not.toContainText('Place 7');
  });

  test('are four once one is kept, and one that is removed makes room', async ({ page, site, context }) => {
    await remember(context, { [storageKeys.recentSearches]: places(7) });
    await open(page, `${site}/`);
    await page.keyboard.press('/');
    await dialog(page).getByRole('button', { name: 'Keep Place 2', exact: true }).click();
    await expect(saved(page, 'Favourites')).toHaveText([/Place 2/]);
    await expect(saved(page, 'Recent')).toHaveText([/Place 1/, /Place 3/, /Place 4/, /Place 5/]);
    await dialog(page).getByRole('button', { name: 'Remove Place 3', exact: true }).click();
    await expect(saved(page, 'Recent')).toHaveText([/Place 1/, /Place 4/, /Place 5/, /Place 6/]);
    await dialog(page).getByRole('button', { name: 'Remove Place 2 from favourites' }).click();
    await expect(saved(page, 'Favourites')).toHaveCount(0);
    await expect(saved(page, 'Recent')).toHaveCount(5);
    await page.reload();
    await takenOver(page);
    await page.keyboard.press('/');
    await expect(saved(page, 'Recent')).toHaveCount(5);
  });
});
