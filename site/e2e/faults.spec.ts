import type { Page } from '@playwright/test';

import { siteHandler } from '../host/serve/siteHandler';
import { folders } from './folders';
import { expect, isSameDocument, open, serving, sidebarLink, takenOver, test } from './test';

/** What the browser fetches to navigate to a page. */
const pageFiles = '**/static/pages/**';

test.describe('a page that does not arrive', () => {
  test('leaves the reader where they are, and arrives when tried again', async ({
    page,
    site,
    context,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await open(page, `${site}/`);
    await context.setOffline(true);
    await sidebarLink(page, 'Cloud Security Overview').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page did not arrive');
    await expect(page).toHaveURL(`${site}/`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page did not arrive');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neosync Cloud Security Overview');
    await expect(page).toHaveURL(`${site}/cloud-security-overview`);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('can be given up', async ({ page, site, context, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await open(page, `${site}/platform`);
    await context.setOffline(true);
    await sidebarLink(page, 'Cloud Security Overview').click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  });

  for (const [name, answer] of [
    ['gone', { status: 404, body: 'Not found' }],
    [
      'the not-found page of a host that says so to everything',
      { contentType: 'text/html', body: '<!doctype html>' },
    ],
    ['cut short', { contentType: 'application/json', body: '{"page":{"title":"Clo' }],
    [
      'of a newer build',
      { contentType: 'application/json', body: '{"page":{},"content":"","head":"","build":"0"}' },
    ],
  ] as const) {
    test(`is loaded whole, once, when what it is made of is ${name}`, async ({ page, site, quiet }) => {
      quiet.allow(/Failed to load resource/);
      await open(page, `${site}/`);
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      await page.route(pageFiles, (route) => route.fulfill(answer));
      await sidebarLink(page, 'Cloud Security Overview').click();
      await expect(page).toHaveURL(`${site}/cloud-security-overview`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neosync Cloud Security Overview');
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(1);
      await sidebarLink(page, 'Platform').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    });
  }

  test('because the server fails can be tried again', async ({ page, site, quiet }) => {
    quiet.allow(/Failed to load resource/);
    await open(page, `${site}/`);
    await page.route(pageFiles, (route) => route.fulfill({ status: 503, body: '' }));
    await sidebarLink(page, 'Cloud Security Overview').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page did not arrive');
    await page.unroute(pageFiles);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neosync Cloud Security Overview');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows no progress bar in the end', async ({ page, site, context, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await open(page, `${site}/`);
    await context.setOffline(true);
    await sidebarLink(page, 'Cloud Security Overview').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page did not arrive');
    await expect(page.locator('[data-progress][data-state="loading"]')).toHaveCount(0);
  });
});

test('a new version published under an open tab is met at the next click', async ({ page, quiet }) => {
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon');
    },
  );
});

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
  test('of what a component does says so where it stood, once, and the rest stays usable', async ({
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
    await expect(notice).toBeVisible();
    await page.getByRole('tab').nth(1).click();
    await expect(notice).toHaveCount(1);
    expect(errors.filter((text) => text.includes('planted'))).toHaveLength(1);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);

    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('of the search says so, and the rest stays usable', async ({ page, site, quiet }) => {
    quiet.allow(/.*/);
    quiet.allowRefusal(/integrity/);
    await page.route('**/static/js/async/search-dialog.*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
    );
    await open(page, `${site}/platform`);
    await page.keyboard.press('/');
    await expect(page.getByText('Unable to fetch results.')).toBeVisible();
    await sidebarLink(page, 'Cloud Security Overview').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neosync Cloud Security Overview');
  });

  test('of the page of the search says so in its place, and tries again', async ({ page, site, quiet }) => {
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

  test('of a page that is shown leads to the crash page, which tries again without a reload', async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/nothing to show/);
    await page.route('**/static/pages/platform.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), frame: '' } });
    });
    await open(page, `${site}/`);
    const column = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    const { x, y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(x).toBe(column.x);
    expect(y).toBeLessThan(400);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.unroute('**/static/pages/platform.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    await expect(page).toHaveURL(`${site}/platform`);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('hostile addresses', () => {
  test('a hash with markup is text', async ({ page, site }) => {
    await open(page, `${site}/platform#<img src=x onerror="window.hit=1">`);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  });

  for (const [name, path] of [
    ['of 10,000 characters', `/${'a'.repeat(10_000)}`],
    ['with encoded markup', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['that cannot be decoded', '/%E0%A4%A'],
    ['with a sign of percent at its end', '/cli/%'],
  ] as const) {
    test(`a path ${name} gets an answer and no error`, async ({ page, site, quiet }) => {
      quiet.allow(/status of 40[04]/);
      const answer = await page.goto(`${site}${path}`);
      expect([400, 404]).toContain(answer!.status());
    });
  }

  test('a path that cannot be decoded does not stop the page when a host answers it with the not-found page', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 404/);
    await serving(
      (request, response) => {
        if (request.url?.includes('%E0')) request.url = '/404';
        siteHandler(folders.site)(request, response);
      },
      async (address) => {
        await page.goto(`${address}/%E0%A4%A`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
        await takenOver(page);
      },
    );
  });
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('neosync sync');
  });

  test('is asked of the server when a link leads to it', async ({ page, site, quiet }) => {
    quiet.allow(/status of 404/);
    await open(page, `${site}/platform`);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/brand/new';
      link.textContent = 'A page published since';
      document.querySelector('main')!.prepend(link);
    });
    await page.getByRole('link', { name: 'A page published since' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
    await expect(page).toHaveURL(`${site}/brand/new`);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('says so without its list of pages', async ({ page, site, quiet }) => {
    quiet.allow(/status of 404|Failed to load resource/);
    await page.route('**/addresses.json', (route) => route.abort());
    await page.goto(`${site}/cli/synch`);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  });
});
