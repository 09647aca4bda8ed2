import type { Page } from '@playwright/test';

import { expect, open, sidebarLink, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the Markdown of the page shown is copied by the keyboard alone', async ({ page, request, site }) => {
  await open(page, `${site}/`);
  await sidebarLink(page, 'Platform').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  const markdown = await (await request.get(`${site}/platform.md`)).text();
  expect(await clipboard(page)).toBe(markdown);
  expect(markdown).toMatch(/^# Platform\n/);
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  await expect(button(page)).toBeVisible();
  await expect(page.locator('[data-announcer]')).toHaveText('');
});

test('the link beside it leads to the Markdown, under a base too', async ({ page, small }) => {
  await page.goto(`${small}/guides/lighting`);
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/docs/guides/lighting.md',
  );
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toMatch(/^# /);
});

test('search and the page for unknown addresses have neither', async ({ page, site, quiet }) => {
  quiet.allow(/404/);
  for (const path of ['/search', '/nowhere']) {
    await page.goto(`${site}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-copy-page]')).toHaveCount(0);
  }
});
