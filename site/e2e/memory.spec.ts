import type { Page } from '@playwright/test';

import { expect, open, sidebarLink, takenOver, test } from './test';

const toggle = { name: 'Dark mode' };
const html = 'html';

test.describe('color mode', () => {
  test('is light until the reader switches, whatever the system says, and stays switched', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, `${site}/`);
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', toggle).click();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await takenOver(page);
    await expect(page.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'true');
  });

  test('is there before the first paint', async ({ page, site, quiet }) => {
    quiet.allow(/Failed to load resource/);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    // Nothing but the document itself: no script of ours runs.
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(`${site}/`, { waitUntil: 'commit' });
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  });

  test('follows in other tabs', async ({ page, context, site }) => {
    await open(page, `${site}/`);
    const other = await context.newPage();
    await open(other, `${site}/platform`);
    await page.getByRole('button', toggle).click();
    await expect(other.locator(html)).toHaveAttribute('data-theme', 'dark');
    await expect(other.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'true');
  });

  test('follows the system where the setting says so, until the reader switches', async ({ page, small }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, `${small}/`);
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', toggle).click();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('announcement', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

  test('stays dismissed, without moving the page, and comes back with a new id', async ({ page, site }) => {
    await open(page, `${site}/`);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
    await takenOver(page);
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => localStorage.setItem('announcement.id', 'an earlier one'));
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });

  test('leaves other tabs too', async ({ page, context, site }) => {
    await open(page, `${site}/`);
    const other = await context.newPage();
    await open(other, `${site}/platform`);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(bar(other)).toHaveCount(0);
  });

  test('cannot be dismissed where the setting says so', async ({ page, small }) => {
    await open(page, `${small}/`);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss announcement' })).toHaveCount(0);
  });
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
    await open(page, `${site}/`);
    await page.getByRole('button', toggle).click();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
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

  test('a page that a version does not have leads to the start of that version', async ({
    page,
    versions,
  }) => {
    await open(page, `${versions}/v1/oil`);
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Version 2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon');
  });

  test('one version needs no menu', async ({ page, site }) => {
    await open(page, `${site}/`);
    await expect(menu(page)).toHaveCount(0);
  });
});

test('the navbar leaves while the reader scrolls down and comes back on scroll up, on focus and at the top', async ({
  page,
  small,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, `${small}/elements`);
  const bar = page.locator('header').first();
  const shown = async () => (await bar.boundingBox())!.y > -20;
  const scroll = async (to: number) => {
    await page.mouse.move(640, 300);
    await page.evaluate((y) => scrollTo(0, y), to);
  };
  expect(await shown()).toBe(true);
  await scroll(600);
  await scroll(1200);
  await expect.poll(shown).toBe(false);
  await scroll(1100);
  await expect.poll(shown).toBe(true);
  await scroll(1500);
  await expect.poll(shown).toBe(false);
  await bar.getByRole('link').first().focus();
  await expect.poll(shown).toBe(true);
  await page.locator('main').focus();
  await scroll(1900);
  await expect.poll(shown).toBe(false);
  await scroll(0);
  await expect.poll(shown).toBe(true);
});

test.describe('a checklist', () => {
  const list = (page: Page) => page.getByRole('group', { name: 'Checklist' });
  const box = (page: Page, name: RegExp) => list(page).getByRole('checkbox', { name });

  test('keeps what is ticked over pages and visits, until it is unticked', async ({ page, small }) => {
    await open(page, `${small}/elements`);
    await expect(list(page)).toContainText('0 of 3 done');
    await box(page, /^Oil/).check();
    await page.getByText('Wick: it is cut.').click();
    await expect(list(page)).toContainText('2 of 3 done');
    await sidebarLink(page, 'All guides').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Elements');
    await sidebarLink(page, 'Elements').click();
    await expect(list(page)).toContainText('2 of 3 done');
    await expect(box(page, /^Oil/)).toBeChecked();
    await page.reload();
    await takenOver(page);
    await expect(box(page, /^Wick/)).toBeChecked();
    await expect(box(page, /^The door/)).not.toBeChecked();
    await page.getByRole('button', { name: 'Untick all' }).click();
    await page.reload();
    await takenOver(page);
    await expect(list(page)).toContainText('0 of 3 done');
  });

  test('follows in other tabs', async ({ page, context, small }) => {
    await open(page, `${small}/elements`);
    const other = await context.newPage();
    await open(other, `${small}/elements`);
    await box(page, /^Oil/).check();
    await expect(box(other, /^Oil/)).toBeChecked();
    await box(page, /^Oil/).uncheck();
    await expect(box(other, /^Oil/)).not.toBeChecked();
  });
});
