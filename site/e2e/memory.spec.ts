import type { Page } from '@playwright/test';

import { expect, open, sidebarLink, takenOver, test } from './test';

const toggle = { name: 'Dark mode' };
const html = 'html';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('the color mode is light until the reader switches it, in all tabs', async ({ page, context, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `${site}/`);
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await open(other, `${site}/platform`);
  await page.getByRole('button', toggle).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator(html)).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'true');
});

test('the color mode is set before the first paint', async ({ page, site, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // Only the document is loaded: none of our scripts run.
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(`${site}/`, { waitUntil: 'commit' });
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});

test('the color mode follows the system until the reader switches', async ({ page, small }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${small}/`);
  // A notice that the settings make permanent has no button.
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss announcement' })).toHaveCount(0);
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', toggle).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});

test('a reader can turn the key "/" off, for all visits and tabs', async ({ page, context, site }) => {
  const slash = { name: '/ opens search' };
  const other = await context.newPage();
  await open(other, `${site}/platform`);
  await open(page, `${site}/`);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Search docs');
  await page.getByRole('checkbox', slash).uncheck();
  await expect(other.locator(html)).toHaveAttribute('data-shortcuts', 'none');
  await page.reload();
  await takenOver(page);
  for (const tab of [page, other]) {
    // The second key would close what the first opened.
    await tab.keyboard.press('/');
    await tab.keyboard.press('Control+k');
    await expect(tab.getByRole('checkbox', slash)).not.toBeChecked();
  }
});

test('a dismissed announcement comes back only with a new id', async ({ page, site }) => {
  await open(page, `${site}/`);
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await takenOver(page);
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('announcement.id', 'an earlier one'));
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

for (const [name, break_] of [
  [
    'throws when it is touched',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage that ${name} changes nothing but memory, and is said once`, async ({ page, site }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(break_);
    await open(page, `${site}/core-features`);
    await page.getByRole('button', toggle).click();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await expect(bar(page)).toHaveCount(0);
    expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1);
  });
}

test.describe('versions', () => {
  const menu = (page: Page) => page.locator('header details');

  test('a page is found in another version, and the choice persists', async ({ page, versions }) => {
    await open(page, `${versions}/signals`);
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Version 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signals 1');
    await page.getByRole('link', { name: 'Changelog' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon Changelog');
    await page.reload();
    await takenOver(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon 1');
  });

  test('a page that a version does not have redirects to the start of that version', async ({
    page,
    versions,
  }) => {
    await open(page, `${versions}/v1/oil`);
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Version 2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon');
  });
});

test('a checklist keeps its ticks across pages, visits and tabs, until they are removed', async ({
  page,
  context,
  small,
}) => {
  const list = (page: Page) => page.getByRole('group', { name: 'Checklist' });
  const box = (page: Page, name: RegExp) => list(page).getByRole('checkbox', { name });
  await open(page, `${small}/elements`);
  const other = await context.newPage();
  await open(other, `${small}/elements`);
  await expect(list(page)).toContainText('0 of 3 done');
  await box(page, /^Oil/).check();
  await page.getByText('Wick: it is cut.').click();
  await expect(list(page)).toContainText('2 of 3 done');
  await expect(box(other, /^Wick/)).toBeChecked();
  await sidebarLink(page, 'All guides').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Elements');
  await sidebarLink(page, 'Elements').click();
  await expect(list(page)).toContainText('2 of 3 done');
  await page.reload();
  await takenOver(page);
  await expect(box(page, /^Wick/)).toBeChecked();
  await expect(box(page, /^The door/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Uncheck all' }).click();
  await expect(list(other)).toContainText('0 of 3 done');
  await page.reload();
  await takenOver(page);
  await expect(list(page)).toContainText('0 of 3 done');
});
