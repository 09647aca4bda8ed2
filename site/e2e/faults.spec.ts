import type { Page } from '@playwright/test';

import { siteHandler } from '../host/serve/siteHandler';
import { folders } from './folders';
import { expect, heading, isSameDocument, open, serving, sidebarLink, takenOver, test } from './test';

/** What the browser fetches to navigate to a page. */
const pageFiles = '**/static/pages/**';

test.describe('a page that fails to load', () => {
  test('leaves the reader in place, is explained by the site, and can be retried', async ({
    page,
    site,
    context,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const link = sidebarLink(page, 'Cloud Security Overview');
    await open(page, `${site}/platform`);
    await context.setOffline(true);
    await link.click();
    await expect(heading(page)).toHaveText('The page failed to load');
    await expect(page.getByRole('main')).toContainText('A file did not load.');
    await expect(page.getByRole('main')).not.toContainText('Failed to fetch');
    await expect(page.locator('[data-progress][data-state="loading"]')).toHaveCount(0);
    await expect(page).toHaveURL(`${site}/platform`);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(heading(page)).toHaveText('Platform');
    await link.click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    // The error stays while it is tried again.
    await expect(retry).not.toHaveAttribute('aria-busy');
    await context.setOffline(false);
    await page.route(pageFiles, (route) => route.fulfill({ status: 503, body: '' }));
    await retry.click();
    await expect(retry).not.toHaveAttribute('aria-busy');
    await page.unroute(pageFiles);
    await retry.click();
    await expect(heading(page)).toHaveText('Neosync Cloud Security Overview');
    await expect(page).toHaveURL(`${site}/cloud-security-overview`);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('replaces the message that the search failed to load', async ({ page, site, context, quiet }) => {
    // The console names the styles or the script, whichever fails first.
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|static\/css|Loading chunk/);
    await open(page, `${site}/platform`);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search docs' }).click();
    const notice = page.getByText("Couldn't load the search.");
    await expect(notice).toBeVisible();
    const [above, below] = await Promise.all(
      [notice.locator('..'), page.getByRole('navigation', { name: 'Breadcrumb' })].map((box) =>
        box.boundingBox(),
      ),
    );
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    await sidebarLink(page, 'Cloud Security Overview').click();
    await expect(heading(page)).toHaveText('The page failed to load');
    await expect(notice).toHaveCount(0);
  });

  for (const [name, answer] of [
    ['gone', { status: 404, body: 'Not found' }],
    ['an HTML page', { contentType: 'text/html', body: '<!doctype html>' }],
    ['still missing after ten seconds', undefined],
  ] as const) {
    test(`is loaded whole, once, when its data is ${name}`, async ({ page, site, quiet }) => {
      quiet.allow(/Failed to load resource/);
      await page.clock.install();
      await open(page, `${site}/core-features`);
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      await page.route('**/cloud-security-overview.json', (route) => answer && route.fulfill(answer));
      await sidebarLink(page, 'Cloud Security Overview').click();
      await page.clock.fastForward(10_000);
      await expect(page).toHaveURL(`${site}/cloud-security-overview`);
      await expect(heading(page)).toHaveText('Neosync Cloud Security Overview');
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(1);
    });
  }
});

test.describe('a new version published under an open tab', () => {
  test.use({ line: { saveData: true } });

  test('is loaded at the next click', async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource/);
    let folder = folders.versions;
    await serving(
      (request, response) => siteHandler(folder)(request, response),
      async (address) => {
        await open(page, `${address}/`);
        folder = folders.republished;
        await sidebarLink(page, 'Signals').click();
        await expect(page.getByText('How version 2 signals since today.')).toBeVisible();
        await expect(page).toHaveURL(`${address}/signals`);
        await takenOver(page);
        await sidebarLink(page, 'Beacon').click();
        await expect(heading(page)).toHaveText('Beacon');
      },
    );
  });

  test('is loaded for a search and for a request form, which then open', async ({ page, site, quiet }) => {
    quiet.allow(/Failed to load resource|Loading (CSS )?chunk/);
    const update = await publishing(page);
    for (const name of ['Search docs', 'Write a request for GetAccountApiKeys']) {
      await open(page, `${site}/api/mgmt/v1alpha1/api_key.proto`);
      update();
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await isSameDocument(page)).toBe(false);
    }
  });

  test('is loaded once, and not while the reader types', async ({ page, site, quiet }) => {
    quiet.allow(/Failed to load resource|Loading (CSS )?chunk/);
    let loads = 0;
    const update = await publishing(page, () => ++loads < 2);
    await open(page, `${site}/api/mgmt/v1alpha1/api_key.proto`);
    update();
    const field = page.getByRole('textbox', { name: 'Base URL' }).first();
    const example = await field.inputValue();
    await field.fill('https://neosync.example.com');
    await page.getByRole('button', { name: 'Search docs' }).click();
    const notice = page.getByText("Couldn't load the search.");
    await expect(notice).toContainText('or reload the page.');
    await expect(field).toHaveValue('https://neosync.example.com');
    expect(loads).toBe(0);
    await field.fill(example);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(notice).toBeVisible();
    expect(loads).toBe(1);
  });
});

/** Gives the page a server with a newer build from a call on, until a document loads that `isCached` does not want to be old. */
async function publishing(page: Page, isCached = () => false): Promise<() => void> {
  let isGone = false;
  page.on('request', (request) => {
    if (isGone && request.isNavigationRequest()) isGone = isCached();
  });
  await page.route(/static\/(js\/async|pages)\//, (route) =>
    isGone ? route.fulfill({ status: 404, json: { build: 'newer' } }) : route.continue(),
  );
  return () => (isGone = true);
}

/** Takes the hashes of scripts out of the page, so that a test can plant a fault in a script. */
async function withoutIntegrity(page: Page): Promise<void> {
  await page.route(/\/cli\/installing$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(' integrity="');
    await route.fulfill({ response, body: body.replaceAll(/ integrity="[^"]*"/g, '') });
  });
}

test.describe('a crash', () => {
  test('of a behavior is shown once in place of its component, and the rest stays usable', async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/planted/);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await withoutIntegrity(page);
    await page.route('**/static/js/index.*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const broken = body.replace(/"aria-selected",/, '(()=>{throw new Error("planted")})(),');
      expect(broken).not.toBe(body);
      await route.fulfill({ response, body: broken });
    });
    await open(page, `${site}/cli/installing`);
    const notice = page.getByRole('alert').filter({ hasText: 'This part of the page crashed.' });
    await page.getByRole('tab').nth(1).click();
    await expect(notice.locator('xpath=../*[@role="tablist"]')).toBeVisible();
    await page.getByRole('tab').nth(1).click();
    await expect(notice).toHaveCount(1);
    expect(errors.filter((text) => text.includes('planted'))).toHaveLength(1);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);

    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sidebarLink(page, 'Platform').click();
    await expect(heading(page)).toHaveText('Platform');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('of the search is shown, and the rest stays usable', async ({ page, site, quiet }) => {
    quiet.allow(/.*/);
    quiet.allowRefusal(/integrity/);
    await page.route('**/static/js/async/search-dialog.*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
    );
    await open(page, `${site}/platform`);
    await page.keyboard.press('/');
    const notice = page.getByText("Couldn't load the search.");
    await expect(notice).toBeInViewport();
    expect((await notice.boundingBox())!.x).toBe(32);
    await sidebarLink(page, 'Cloud Security Overview').click();
    await expect(heading(page)).toHaveText('Neosync Cloud Security Overview');
    await expect(notice).toHaveCount(0);
  });

  test('of the search page is shown in its place, with a retry', async ({ page, site, quiet }) => {
    quiet.allow(/Loading chunk|ERR_FAILED/);
    const script = '**/static/js/async/search-page.*';
    await page.route(script, (route) => route.abort());
    await page.goto(`${site}/search?q=postgres`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This part of the page crashed.');
    await page.unroute(script);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('of the current page shows the crash page, which retries without a reload', async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/has no content/);
    await page.route('**/static/pages/platform.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), frame: '' } });
    });
    await open(page, `${site}/core-features`);
    const column = (await heading(page).boundingBox())!;
    await sidebarLink(page, 'Platform').click();
    await expect(heading(page)).toHaveText('This page crashed.');
    const { x, y } = (await heading(page).boundingBox())!;
    expect(x).toBe(column.x);
    expect(y).toBeLessThan(400);
    await expect(heading(page)).toBeFocused();
    await page.unroute('**/static/pages/platform.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Platform');
    await expect(page).toHaveURL(`${site}/platform`);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('navigation works on a phone when the main script fails to load', async ({ page, site, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/static/js/index.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${site}/platform`);
  await expect(page.getByRole('link', { name: 'SDK', exact: true }).first()).toBeVisible();
});

test('hostile addresses get an answer without an error', async ({ page, site, quiet }) => {
  quiet.allow(/status of 40[04]/);
  await open(page, `${site}/platform#<img src=x onerror="window.hit=1">`);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(heading(page)).toHaveText('Platform');
  for (const path of [
    `/${'a'.repeat(10_000)}`,
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/%E0%A4%A',
    '/cli/%',
  ]) {
    const answer = await page.goto(`${site}${path}`);
    expect([400, 404], path.slice(0, 40)).toContain(answer!.status());
  }
  // Other hosts answer a path that cannot be decoded with the not-found page.
  await page.route('**/%E0%A4%A', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${site}/404` }) });
  });
  await page.goto(`${site}/%E0%A4%A`);
  await expect(heading(page)).toHaveText('Page not found');
  await takenOver(page);
});

test.describe('an address without a page', () => {
  test('answers 404 and suggests the nearest pages', async ({ page, site, quiet }) => {
    quiet.allow(/status of 404/);
    const answer = await page.goto(`${site}/cli/synch`);
    expect(answer!.status()).toBe(404);
    await expect(page.getByText('/cli/synch')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^neosync sync/ })
      .click();
    await expect(heading(page)).toHaveText('neosync sync');
  });

  test('is requested from the server when a link leads to it', async ({ page, site, quiet }) => {
    quiet.allow(/status of 404/);
    await open(page, `${site}/platform`);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/brand/new';
      link.textContent = 'A page published since';
      document.querySelector('main')!.prepend(link);
    });
    await page.getByRole('link', { name: 'A page published since' }).click();
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveURL(`${site}/brand/new`);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('shows the not-found page even without the list of pages', async ({ page, site, quiet }) => {
    quiet.allow(/status of 404|Failed to load resource/);
    await page.route('**/addresses.json', (route) => route.abort());
    await page.goto(`${site}/cli/synch`);
    await takenOver(page);
    await expect(heading(page)).toHaveText('Page not found');
  });
});
