import type { Page } from '@playwright/test';

import { expect, sidebarLink, takenOver, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the Markdown of a page is copied by the keyboard alone', async ({ page, request, site }) => {
  await page.goto(`${site}/cli/sync`);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  const markdown = await (await request.get(`${site}/cli/sync.md`)).text();
  expect(await clipboard(page)).toBe(markdown);
  expect(markdown).toContain('# `neosync sync`');
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  await expect(button(page)).toBeVisible();
  await expect(page.locator('[data-announcer]')).toHaveText('');
});

test('after a navigation it is the page shown that is copied', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await takenOver(page);
  await sidebarLink(page, 'Platform').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toMatch(/^# Platform\n/);
});

test('two clicks say "Copied" once more, and then the name again', async ({ page, site }) => {
  await page.goto(`${site}/platform`);
  await button(page).click();
  await page.getByRole('button', { name: 'Copied' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(button(page)).toBeVisible();
});

test('a mirror that does not arrive is said to have failed, and the next try may work', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/503|Failed to load resource/);
  await page.goto(`${site}/platform`);
  await page.route('**/platform.md', (route) => route.fulfill({ status: 503, body: 'Not now' }), {
    times: 1,
  });
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  await expect(page.locator('[data-announcer]')).toHaveText('Could not copy');
  await page.getByRole('button', { name: 'Could not copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test.describe('a clipboard that refuses', () => {
  test.use({ permissions: [] });

  test('is said to have failed', async ({ page, site }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Blocked', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
      document.execCommand = () => false;
    });
    await page.goto(`${site}/platform`);
    await button(page).click();
    await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  });
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('only the link is shown, and it works', async ({ page, request, site }) => {
    await page.goto(`${site}/platform`);
    await expect(button(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toBeVisible();
    const answer = await request.get(new URL((await link.getAttribute('href'))!, site).href);
    expect(await answer.text()).toMatch(/^# Platform\n/);
  });
});
