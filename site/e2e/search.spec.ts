import type { Page } from '@playwright/test';

import { countShifts, expect, hold, isSameDocument, open, settled, takenOver, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

/** Opens the dialog of the open page and types. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

test.describe('the dialog', () => {
  test('is loaded when the reader is about to search, finds while typing, and opens a result', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, `${site}/cli/version`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /search/.test(url))).toEqual([]);
    const button = page.getByRole('button', { name: /Search docs/ });
    await button.hover();
    await expect.poll(() => asked.filter((url) => /search\/index\.json/.test(url)).length).toBe(1);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+k');
    await field(page).fill('truncate before insert');
    await expect(active(page)).toContainText(/truncate/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(cli\/sync|connections|api|guides)/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('says that there are no results', async ({ page, site }) => {
    await open(page, `${site}/`);
    await searchFor(page, 'xylophone zeppelin');
    await expect(dialog(page)).toContainText('No results for');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    const report = page.getByRole('link', { name: 'Let us know.' });
    await expect(report).toHaveAttribute('href', /issues\/new\?title=/);
    // With nothing like it, a search goes on where a first one begins.
    await dialog(page).getByRole('button', { name: 'Core Concepts' }).click();
    await expect(active(page)).toContainText('Core Concepts');
    await field(page).fill('kubrenetsis');
    await dialog(page).getByRole('button', { name: 'Kubernetes' }).click();
    await expect(active(page)).toContainText('Kubernetes');
  });

  test('takes any query as text, and searches for nothing when it is blank', async ({ page, site }) => {
    await open(page, `${site}/`);
    await searchFor(page, '     ');
    await expect(dialog(page).getByRole('listbox', { name: 'Start here' }).getByRole('option')).toHaveCount(
      4,
    );
    for (const query of ['<img src=x onerror=window.hit=1>', '__proto__', '🙂'.repeat(32), 'x'.repeat(65)]) {
      await field(page).fill(query);
      await expect(dialog(page)).toContainText(/No results for|\d+ results?/);
      expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
    }
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await field(page).fill('\0bastion\0');
    await expect(options(page).first()).toContainText(/bastion/i);
  });

  test('stays open when Escape cancels a composition, and opens on a keyboard without Latin letters', async ({
    page,
    site,
  }) => {
    await open(page, `${site}/`);
    await page.evaluate(() => {
      const init = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expect(field(page)).toBeFocused();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'ポスト', selectionStart: 3, selectionEnd: 3 });
    await expect(field(page)).toHaveValue('ポスト');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    expect(page.url()).toBe(`${site}/`);
  });

  test('finds the page of a pasted error message, with the prefix of a log line', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const message =
      'Error response from daemon: driver failed programming external connectivity on endpoint lamp: Bind for 0.0.0.0:5432 failed: port is already allocated';
    await open(page, `${site}/`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `2026-01-02T03:04:05Z ${message}`);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+v');
    await expect(active(page)).toContainText('port is already allocated');
    await expect(dialog(page)).toContainText(/Searched all 1\d\d characters/);
    const kept = await field(page).inputValue();
    expect(kept.length).toBeLessThanOrEqual(64);
    expect(kept).toContain('port is already allocated');
    await page.goto(`${site}/search?q=${encodeURIComponent(kept)}`);
    await expect(page.locator('main ol li').first()).toContainText('port is already allocated');
    await expect(page.getByRole('main')).not.toContainText('Searched all');

    await page.goto(`${site}/search?q=${encodeURIComponent(message)}`);
    await expect(page.locator('main ol li').first()).toContainText('port is already allocated');
    await expect(page.getByRole('main')).toContainText(/Searched all 1\d\d characters/);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')!.length).toBeLessThanOrEqual(64);
    await expect(page.getByRole('main').getByLabel('Search docs')).toHaveValue(
      new URL(page.url()).searchParams.get('q')!,
    );
    await expect(page).toHaveTitle(/port is already allocated \| Search/);
  });

  test('shows the results of the whole word after fast typing, to the last option', async ({
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
    await field(page).pressSequentially('sync connection');
    await field(page).press('Home');
    for (const _letter of 'sync ') await field(page).press('Delete');
    await expect.poll(listed).toEqual(whole);
    await field(page).press('ControlOrMeta+End');
    await field(page).press('End');
    await expect(active(page)).toHaveAttribute('id', /-item-19$/);
    await expect(active(page)).toBeInViewport();
  });

  test('opens a result in another tab with Ctrl and Enter', async ({ page, site, context }) => {
    await open(page, `${site}/`);
    await searchFor(page, 'circular');
    await expect(active(page)).toContainText(/circular/i);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(/circular/);
    await expect(page).toHaveURL(`${site}/`);
    await expect(dialog(page)).toBeVisible();
  });

  test('remembers seven results, four once one is saved, and more when one is removed', async ({
    page,
    site,
  }) => {
    // Pages of the site: a pointer that passes over a link prefetches its page.
    const routes = ['/quickstart', '/platform', '/usecases', '/core-concepts', '/cli/login', '/cli/sync'];
    const place = (url: string, n: number) => ({ id: url, url, title: `Place ${n + 1}`, path: 'Places' });
    const places = [...routes, '/cli/version'].map(place);
    const saved = (name: 'Recent' | 'Favorites') =>
      dialog(page).getByRole('listbox', { name }).getByRole('option');
    await page.addInitScript(
      ([key, value]) => {
        if (!localStorage.getItem(key)) localStorage.setItem(key, value);
      },
      ['search.recent', JSON.stringify(places)] as const,
    );
    await open(page, `${site}/`);
    await searchFor(page, 'circular');
    // Until the answer arrives, the options are recent places.
    await expect(active(page)).toContainText(/circular/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/circular/);
    await page.reload();
    await takenOver(page);
    await page.keyboard.press('/');
    await expect(saved('Recent')).toHaveText([/circular/i, /1/, /2/, /3/, /4/, /5/, /6/]);
    await dialog(page).getByRole('button', { name: 'Add Place 2 to favorites', exact: true }).click();
    await expect(saved('Favorites')).toHaveText([/Place 2/]);
    await expect(saved('Recent')).toHaveText([/circular/i, /Place 1/, /Place 3/, /Place 4/]);
    await dialog(page).getByRole('button', { name: 'Remove Place 3', exact: true }).click();
    await expect(saved('Recent')).toHaveText([/circular/i, /Place 1/, /Place 4/, /Place 5/]);
    await dialog(page).getByRole('button', { name: 'Remove Place 2 from favorites' }).click();
    await expect(saved('Favorites')).toHaveCount(0);
    await page.reload();
    await takenOver(page);
    await page.keyboard.press('/');
    await expect(saved('Recent')).toHaveCount(5);
  });
});

test.describe('a fault', () => {
  test('of the network is shown as one, never as "no results", and can be retried', async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED/);
    const index = '**/search/index.json';
    await page.route(index, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await open(page, `${site}/`);
    await searchFor(page, 'sync');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page)).not.toContainText('No results');
    await page.unroute(index);
    await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();

    const script = page.workers()[0]!.url();
    await page.route(script, (route) => route.abort());
    await page.reload();
    await takenOver(page);
    await searchFor(page, 'sync');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.unroute(script);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('of a browser that refuses workers is shown, in the dialog and on the page', async ({
    page,
    site,
  }) => {
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

  test('does not stop a loaded index, and late texts move nothing', async ({
    page,
    site,
    context,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED/);
    const release = await hold(page, '**/search/text-*.json');
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
    expect(await places()).toEqual(before.places);
    await context.setOffline(true);
    await field(page).fill('circular');
    await expect(options(page).first()).toContainText(/circular/i);
    await expect(dialog(page)).not.toContainText('Unable to fetch results');
  });
});

test('the search page has an address for each search and area, and searches a long query whole', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/search?q=connection`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Changelog', exact: true }).last().click();
  await expect(page).toHaveURL(/area=changelog/);
  await page.goBack();
  await expect(page).not.toHaveURL(/area=/);
  const result = results(page).nth(8);
  await result.press('Enter');
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.goto(`${site}/search?q=${'sync '.repeat(20)}`);
  await expect(page.getByRole('main')).toContainText('Searched all 99 characters');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')!.length).toBeLessThanOrEqual(64);
});

test('a search for a long text announces once how much of it was searched', async ({ page, site }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isShortened = document.body?.innerText.includes('was shortened');
      if (isShortened) document.documentElement.dataset.said = 'shortened';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`${site}/search?q=${'sync '.repeat(20)}`);
  await expect(page.getByRole('main')).toContainText('Searched all 99 characters');
  await expect(page.locator('html')).not.toHaveAttribute('data-said');
});

test('without a query, the search page has the same suggested places as the dialog, and nothing moves', async ({
  page,
  site,
}) => {
  const shift = await countShifts(page);
  await page.goto(`${site}/search`);
  const start = page.getByRole('navigation', { name: 'Start here' });
  await expect(start.getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first()).toBeVisible();
  expect(await shift()).toBe(0);
  await start.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/search/);
});

test('the not-found page opens the search with the words of the address', async ({ page, site, quiet }) => {
  quiet.allow(/status of 404/);
  await page.goto(`${site}/old/foreign-keys.html`);
  await expect(page.getByText('/old/foreign-keys.html')).toBeVisible();
  await page.getByRole('button', { name: 'Search docs' }).last().click();
  await expect(field(page)).toHaveValue('old foreign keys');
});

test('nothing on the page moves when results arrive', async ({ page, site }) => {
  const shift = await countShifts(page);
  await page.goto(`${site}/search?q=foreign%20key`);
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBe(0);
});
