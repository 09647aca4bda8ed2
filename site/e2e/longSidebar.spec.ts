import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { folders } from './folders';
import { expect, hold, open, takenOver, test } from './test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const branch = (page: Page, label: string) => sidebar(page).locator('summary', { hasText: label });
const current = (page: Page) => sidebar(page).locator('[aria-current]:visible');

test('a page has its own branch of the sidebar, and opening another one fetches the rest', async ({
  page,
  long,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, `${long}/spring/day-40`);
  await expect(current(page)).toHaveText('Day 40 of spring');
  await expect(sidebar(page).getByRole('link', { name: 'of spring' })).toHaveCount(90);
  await expect(sidebar(page).getByRole('link', { name: 'of autumn', includeHidden: true })).toHaveCount(1);
  expect(fetched.filter((path) => path.startsWith('/static/sidebars/'))).toEqual([]);

  await branch(page, 'In autumn').press('Enter');
  await expect(sidebar(page).getByRole('link', { name: 'of autumn' })).toHaveCount(90);
  await expect(branch(page, 'In autumn')).toBeFocused();
  await expect(current(page)).toHaveText('Day 40 of spring');
  expect(fetched.filter((path) => path.startsWith('/static/sidebars/'))).toHaveLength(1);
});

test('a page reached by a link is marked in a branch that was fetched later', async ({ page, long }) => {
  await open(page, `${long}/autumn/day-3`);
  await sidebar(page).getByRole('link', { name: 'Almanac', exact: true }).click();
  await page.getByRole('link', { name: 'the first day of spring' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day 1 of spring');
  await expect(current(page)).toHaveText('Day 1 of spring');
  await expect(sidebar(page).getByRole('link', { name: 'of spring' })).toHaveCount(90);
});

test('a branch that was opened before its script arrived is filled when it does', async ({ page, long }) => {
  const release = await hold(page, '**/lazy-behaviors.*');
  await page.goto(`${long}/spring/day-40`, { waitUntil: 'commit' });
  await takenOver(page);
  await branch(page, 'In autumn').click();
  await expect(sidebar(page).getByRole('link', { name: 'Day 1 of autumn' })).toBeVisible();
  release();
  await expect(sidebar(page).getByRole('link', { name: 'of autumn' })).toHaveCount(90);
});

test('a branch that failed to load keeps its first page, and is fetched when it is opened again', async ({
  page,
  long,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/static/sidebars/**', (route) => route.abort());
  await open(page, `${long}/spring/day-40`);
  const failed = page.waitForEvent('requestfailed');
  await branch(page, 'In autumn').click();
  await expect(sidebar(page).getByRole('link', { name: 'Day 1 of autumn' })).toBeVisible();
  await failed;
  await page.unroute('**/static/sidebars/**');
  // The script may learn of the failure only after a click.
  await expect(async () => {
    await branch(page, 'In autumn').click();
    await branch(page, 'In autumn').click();
    await expect(sidebar(page).getByRole('link', { name: 'of autumn' })).toHaveCount(90, { timeout: 2000 });
  }).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every branch leads to its first page', async ({ page, long }) => {
    await page.goto(`${long}/spring/day-40`);
    await branch(page, 'In autumn').click();
    await sidebar(page).getByRole('link', { name: 'Day 1 of autumn' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day 1 of autumn');
    await expect(current(page)).toHaveText('Day 1 of autumn');
  });
});

test('a page of a large site costs few files and bytes', () => {
  const files = globSync('**', { cwd: folders.long });
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const bytes = files.reduce((sum, file) => sum + statSync(join(folders.long, file)).size, 0);
  expect(pages).toBeGreaterThan(180);
  expect(files.length / pages).toBeLessThanOrEqual(4.2);
  expect(bytes / pages).toBeLessThanOrEqual(95_000);
});
