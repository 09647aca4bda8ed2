import type { BrowserContext } from '@playwright/test';

import { settle } from './settle';
import { expect, open, sidebarLink, test } from './test';

// What the site's own policy would refuse counts as asked here.
test.use({ bypassCSP: true });

/** Keeps every address that a context asks, of whatever kind. */
function recordRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => asked.push(socket.url())));
  return asked;
}

const foreign = (asked: string[], site: string) =>
  asked.filter((address) => !/^(data|blob|about):/.test(address) && new URL(address).origin !== site);

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
