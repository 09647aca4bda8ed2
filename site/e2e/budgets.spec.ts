import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Page, Request } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { parsePage } from '../publish/convertPage';
import { folders } from './folders';
import { expect, open, sidebarLink, test } from './test';

/** What a page may cost at most, compressed, in bytes. */
const budget = {
  /** The script that every page begins with: to read, and to navigate any number of pages. */
  script: 12_000,
  /** Rules in the head of any page: brotli, and characters. */
  styles: 11_550,
  styleCharacters: 60_000,
  /** What is added where a row can be pressed or a list can be ticked, and on pages of the API reference. */
  lazyBehaviors: 5500,
  /** What marks fields and their lines on pages of the API reference, and says which symbol is read. */
  apiRows: 2200,
  /** What comes when a reader is about to search: all scripts, with Preact and the engine; the styles of the dialog; the index. */
  searchScripts: 48_000,
  /** The dialog's own script, before compression. */
  searchDialog: 48_000,
  searchStyles: 13_000,
  searchIndex: 200_000,
  /** What is loaded before a reader writes a request: all scripts, with Preact, and the data of the largest method. */
  formScripts: 38_500,
  requestData: 15_000,
  fonts: 40_000,
  styleHashes: 12,
  medianPage: 24_000,
  /** Elements of the largest page, the frame of the site among them: what the browser works on when the page comes. */
  elements: 20_500,
};

/** What a file of the documentation weighs, compressed. */
const weigh = (file: string) => brotliCompressSync(readFileSync(join(folders.site, file))).length;

/** Files of the documentation, the smallest first. */
const filesBySize = (pattern: string) =>
  globSync(pattern, { cwd: folders.site })
    .map((file) => ({ file, size: statSync(join(folders.site, file)).size }))
    .sort((a, b) => a.size - b.size)
    .map(({ file }) => file);

/** Collects what a page fetches. */
function fetched(page: Page): { bytesOf: (isCounted: (request: Request) => boolean) => Promise<number> } {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return {
    bytesOf: async (isCounted) => {
      const bodies = await Promise.all(
        finished.filter(isCounted).map(async (request) => (await request.response())!.body()),
      );
      return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    },
  };
}

const isLazy = (request: Request) => /\/lazy-behaviors\.[^/]*js$/.test(request.url());
const isOfApiRows = (request: Request) => /\/api-rows\.[^/]*js$/.test(request.url());
const isScript = (request: Request) => request.resourceType() === 'script';

for (const route of ['/', '/api/mgmt/v1alpha1/job.proto']) {
  test(`${route} keeps its budget of scripts and fonts, whatever is read after it`, async ({
    page,
    site,
  }) => {
    const { bytesOf } = fetched(page);
    await open(page, `${site}${route}`);
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const section of ['Changelog', 'SDK', 'Docs']) {
      await main.getByRole('link', { name: section, exact: true }).click();
      await expect(main.locator('[aria-current]')).toHaveText(section);
    }
    await page.getByRole('main').getByRole('link', { name: 'platform', exact: true }).click();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.waitForLoadState('networkidle');
    const scripts = await bytesOf(
      (request) => isScript(request) && !isLazy(request) && !isOfApiRows(request),
    );
    expect(scripts).toBeGreaterThan(1000);
    expect(scripts).toBeLessThanOrEqual(budget.script);
    const fonts = () => bytesOf((request) => request.resourceType() === 'font');
    await expect.poll(fonts).toBeGreaterThan(1000);
    expect(await fonts()).toBeLessThanOrEqual(budget.fonts);
  });
}

test('rare behaviors keep their budget, and load only on pages that need them', async ({ page, site }) => {
  const { bytesOf } = fetched(page);
  await open(page, `${site}/platform`);
  await page.waitForLoadState('networkidle');
  expect(await bytesOf(isLazy)).toBe(0);
  await sidebarLink(page, 'Introduction').click();
  await page.getByRole('textbox', { name: 'Production' }).first().fill('Ada Vale');
  await expect(page.getByRole('group', { name: 'name', exact: true })).not.toContainText('Linus Barnes');
  const bytes = await bytesOf(isLazy);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budget.lazyBehaviors);
});

test('the script that marks fields keeps its budget, and loads only on pages of the API reference', async ({
  page,
  site,
}) => {
  const { bytesOf } = fetched(page);
  await open(page, `${site}/api/mgmt/v1alpha1/metrics.proto`);
  await expect.poll(() => bytesOf(isOfApiRows)).toBeGreaterThan(500);
  expect(await bytesOf(isOfApiRows)).toBeLessThanOrEqual(budget.apiRows);
});

test('the search keeps its budget of code and of its index', async ({ page, site }) => {
  await open(page, `${site}/`);
  await page.waitForLoadState('networkidle');
  const { bytesOf } = fetched(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('foreign keys');
  await expect(page.getByRole('option').first()).toContainText(/foreign keys/i);
  await page.waitForLoadState('networkidle');
  const [worker] = page.workers();
  // The browser does not tell what the script of a worker weighed.
  const engine = weigh(new URL(worker!.url()).pathname);
  expect(engine).toBeGreaterThan(1000);
  const scripts = await bytesOf((request) => isScript(request) && request.url() !== worker!.url());
  expect(scripts).toBeGreaterThan(10_000);
  expect(scripts + engine).toBeLessThanOrEqual(budget.searchScripts);
  const [dialog] = globSync('static/js/async/search-dialog.*.js', { cwd: folders.site });
  const { size } = statSync(join(folders.site, dialog!));
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(budget.searchDialog);
  const styles = await bytesOf((request) => request.resourceType() === 'stylesheet');
  expect(styles).toBeGreaterThan(1000);
  expect(styles).toBeLessThanOrEqual(budget.searchStyles);
  const index = await bytesOf((request) => request.url().endsWith('/search/index.json'));
  expect(index).toBeGreaterThan(10_000);
  expect(index).toBeLessThanOrEqual(budget.searchIndex);
});

test('the form for requests keeps its budget of code, and each of the 125 methods its own of data', async ({
  page,
  site,
}) => {
  await open(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  await page.waitForLoadState('networkidle');
  const { bytesOf } = fetched(page);
  await page.getByRole('button', { name: 'Write a request for CreateJob', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await bytesOf((request) => isScript(request));
  expect(scripts).toBeGreaterThan(10_000);
  expect(scripts).toBeLessThanOrEqual(budget.formScripts);
  const data = filesBySize('static/requests/*.json');
  expect(data).toHaveLength(125);
  expect(weigh(data.at(-1)!)).toBeLessThanOrEqual(budget.requestData);
});

test('pages keep their budget of HTML and of inline styles', () => {
  const files = filesBySize('**/*.html');
  expect(files.length).toBeGreaterThan(100);
  expect(weigh(files[Math.floor(files.length / 2)]!)).toBeLessThanOrEqual(budget.medianPage);
  /** A page that has them, by styles: most pages have the same, and compressing them takes most of the time. */
  const pages = new Map(
    files.map((file) => {
      const { styles } = parsePage(readFileSync(join(folders.site, file), 'utf8')).inline;
      return [[...styles].join(''), file];
    }),
  );
  for (const [styles, file] of pages) {
    expect(styles.length, file).toBeGreaterThan(1000);
    expect(styles.length, file).toBeLessThanOrEqual(budget.styleCharacters);
    expect(brotliCompressSync(styles).length, file).toBeLessThanOrEqual(budget.styles);
  }
});

test('no page loads a font or a style sheet in its head, and the policy has few hashes of styles', () => {
  for (const file of filesBySize('**/*.html')) {
    const html = readFileSync(join(folders.site, file), 'utf8');
    const head = html.slice(0, parsePage(html).headEnd);
    expect(head, file).not.toMatch(/<link\b[^>]*(as="font"|rel="stylesheet")/);
  }
  const [, styles] = /style-src ([^;]*);/.exec(readFileSync(join(folders.site, '_headers'), 'utf8'))!;
  expect(styles!.match(/sha256-/g)!.length).toBeLessThanOrEqual(budget.styleHashes);
});

test('the largest page keeps its budget of elements', async ({ page, site }) => {
  await page.goto(`${site}/api/mgmt/v1alpha1/job.proto`);
  const elements = await page.locator('*').count();
  expect(elements).toBeGreaterThan(10_000);
  expect(elements).toBeLessThanOrEqual(budget.elements);
});

test('scripts keep their names when pages change, so that returning readers have them cached', () => {
  const [before, after] = [folders.versions, folders.republished].map((cwd) =>
    globSync('static/js/**/*.js', { cwd }),
  );
  expect(before!.length).toBeGreaterThan(5);
  expect(after!.toSorted()).toEqual(before!.toSorted());
});
