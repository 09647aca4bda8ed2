import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Page, Request } from '@playwright/test';
import { glob } from 'tinyglobby';

import { siteHandler } from '../serve/siteHandler';
import { folders } from './folders';
import { expect, serving, test, takenOver } from './test';

/** What a page may cost at most, compressed, in bytes. */
const budget = {
  scriptBeforeIntent: 20_000,
  scriptAfterIntent: 115_000,
  styles: 14_000,
  /** What comes when a reader is about to search: scripts and styles of the dialog, the script of the engine, its index. */
  searchDialog: 25_000,
  searchEngine: 10_000,
  searchIndex: 200_000,
  fontFiles: 2,
  medianPage: 25_000,
  /** Elements of the largest page, the frame of the site among them: what the browser works on when the page comes. */
  elements: 20_500,
  /** What the script may grow by from 100 pages to 1,000 once the app is there. Before it, nothing may. */
  growth: 60_000,
};

interface Cost {
  beforeIntent: number;
  afterIntent: number;
  fonts: number;
}

/** What a page makes the browser fetch: first only to read it, then until the app runs. */
async function costOf(page: Page, address: string): Promise<Cost> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const scripts = async () => {
    let total = 0;
    for (const request of finished) {
      if (request.resourceType() === 'script') total += (await request.sizes()).responseBodySize;
    }
    return total;
  };
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const beforeIntent = await scripts();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const fonts = finished.filter((request) => request.resourceType() === 'font').length;
  return { beforeIntent, afterIntent: await scripts(), fonts };
}

for (const route of [
  '/',
  '/quickstart',
  '/transformers/system',
  '/api/mgmt/v1alpha1/job.proto',
  '/changelog',
  '/changelog/v5',
]) {
  test(`${route} keeps its budget of scripts and fonts`, async ({ page, site }) => {
    const cost = await costOf(page, `${site}${route}`);
    expect(cost.beforeIntent).toBeGreaterThan(0);
    expect(cost.beforeIntent).toBeLessThanOrEqual(budget.scriptBeforeIntent);
    expect(cost.afterIntent).toBeGreaterThan(cost.beforeIntent);
    expect(cost.afterIntent).toBeLessThanOrEqual(budget.scriptAfterIntent);
    expect(cost.fonts).toBeLessThanOrEqual(budget.fontFiles);
  });
}

test('the search keeps its budget of code and of its index', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('foreign keys');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [worker] = page.workers();
  const costOfAll = async (isPart: (address: string) => boolean) => {
    const parts = finished.filter((request) => isPart(request.url()));
    const sizes = await Promise.all(parts.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  const cost = {
    dialog: await costOfAll((address) => /\.(?:js|css)$/.test(address) && address !== worker!.url()),
    // The browser does not tell what the script of a worker weighed.
    engine: readFileSync(join(folders.site, `${new URL(worker!.url()).pathname}.br`)).length,
    index: await costOfAll((address) => address.endsWith('/search/index.json')),
  };
  expect(cost.dialog).toBeGreaterThan(10_000);
  expect(cost.dialog).toBeLessThanOrEqual(budget.searchDialog);
  expect(cost.engine).toBeGreaterThan(1000);
  expect(cost.engine).toBeLessThanOrEqual(budget.searchEngine);
  expect(cost.index).toBeGreaterThan(10_000);
  expect(cost.index).toBeLessThanOrEqual(budget.searchIndex);
});

test('the pages keep their budget of HTML, and the styles in them theirs', async () => {
  const files = await glob('**/*.html', { cwd: folders.site });
  expect(files.length).toBeGreaterThan(100);
  const sizes = files
    .map((file) => readFileSync(join(folders.site, `${file}.br`)).length)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(budget.medianPage);
  const home = readFileSync(join(folders.site, 'index.html'), 'utf8');
  const styles = [...home.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  expect(styles.length).toBeGreaterThan(1000);
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(budget.styles);
});

test('the largest page keeps its budget of elements', async ({ page, site }) => {
  await page.goto(`${site}/api/mgmt/v1alpha1/job.proto`);
  const elements = await page.locator('*').count();
  expect(elements).toBeGreaterThan(10_000);
  expect(elements).toBeLessThanOrEqual(budget.elements);
});

test('a site of 1,000 pages loads no more script to be read than one of 100, and hardly more after', async ({
  context,
}) => {
  const costs: Cost[] = [];
  const pages: number[] = [];
  for (const folder of [folders.few, folders.many]) {
    await serving(siteHandler(folder), async (address) => {
      const page = await context.newPage();
      costs.push(await costOf(page, `${address}/`));
      await page.close();
      // The page itself does not grow either: its navigation holds the branch that the reader is in.
      pages.push(brotliCompressSync(readFileSync(join(folder, 'index.html'))).length);
    });
  }
  const [small, large] = costs as [Cost, Cost];
  expect(small.beforeIntent).toBeGreaterThan(0);
  expect(large.beforeIntent).toBeLessThanOrEqual(small.beforeIntent);
  expect(large.afterIntent - small.afterIntent).toBeLessThanOrEqual(budget.growth);
  expect(pages[1]! - pages[0]!).toBeLessThanOrEqual(1000);
});

test('scripts keep their names when pages come, so that readers who return have them', async () => {
  const [few, many] = await Promise.all(
    [folders.few, folders.many].map((cwd) => glob('static/js/**/*.js', { cwd })),
  );
  expect(few!.length).toBeGreaterThan(5);
  expect(many!.toSorted()).toEqual(few!.toSorted());
});
