import type { BrowserContext, Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { folders } from './folders';
import { expect, open, sidebarLink, test } from './test';

// What the site's own policy would refuse counts as asked here.
test.use({ bypassCSP: true });

/** How many parts the pages are visited in, and how many windows visit each part. */
const parts = 4;
const windows = 3;

/** Keeps every address that a context asks, of whatever kind. */
function recordRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => asked.push(socket.url())));
  return asked;
}

const foreign = (asked: string[], site: string) =>
  asked.filter((address) => !/^(data|blob|about):/.test(address) && new URL(address).origin !== site);

/** Waits until the page has loaded what it loads by itself. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** Reads a page to its end as a visitor does: with pointer and keyboard. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  await settle(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await settle(page);
  const hints = page.locator('link:is([rel~="preconnect"], [rel~="dns-prefetch"], [rel~="prerender"])');
  await expect(hints).toHaveCount(0);
}

/** Addresses of all pages of the built site, as readers know them. */
function everyPage(): string[] {
  return globSync('**/*.html', { cwd: folders.site })
    .sort()
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
}

for (let part = 0; part < parts; part++) {
  test(`no page asks another origin, part ${part + 1} of ${parts}`, async ({
    page,
    context,
    site,
    quiet,
  }) => {
    test.setTimeout(300_000);
    // The not-found page is one of them.
    quiet.allow(/status of 404/);
    const asked = recordRequests(context);
    const pages = everyPage().filter((_page, index) => index % parts === part);
    expect(pages.length).toBeGreaterThan(20);
    const others = await Promise.all(Array.from({ length: windows - 1 }, () => context.newPage()));
    await Promise.all(
      [page, ...others].map(async (window) => {
        for (let address = pages.shift(); address !== undefined; address = pages.shift())
          await read(window, `${site}${address}`);
      }),
    );
    expect(foreign(asked, site)).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });
}

test('no other origin is asked while a visitor follows links, searches and answers', async ({
  page,
  context,
  site,
}) => {
  const asked = recordRequests(context);
  await open(page, `${site}/`);
  await sidebarLink(page, 'Platform').hover();
  await sidebarLink(page, 'Platform').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('postgres');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${site}/search?q=postgres`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await settle(page);
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    await link.hover();
  await settle(page);
  expect(foreign(asked, site)).toEqual([]);
});

test.describe('the record of requests', () => {
  test.use({ furtherOrigins: ['http://elsewhere.example.com'] });

  test('holds one to another origin', async ({ page, context, site }) => {
    const asked = recordRequests(context);
    await page.route('http://elsewhere.example.com/**', (route) => route.fulfill({ body: '' }));
    await open(page, `${site}/platform`);
    await page.evaluate(() => navigator.sendBeacon('http://elsewhere.example.com/event', ''));
    await expect.poll(() => foreign(asked, site)).toEqual(['http://elsewhere.example.com/event']);
  });
});
