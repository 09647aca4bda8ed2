import type { Page } from '@playwright/test';

import { readReference } from '../reference/readReference';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import { clients } from '../fixtures/clients';
import { focusables, stopsWithoutRing, unroll } from './focusables';
import { root } from './folders';
import { elementsOf, landmark, readPage, textOf } from './readPage';
import { expect, frames, isSameDocument, open, sidebarLink, test } from './test';

/** What the examples say until the visitor says something else. */
const sampleDefaults = { address: clients.address, account: clients.account };

const anonymization = '/api/mgmt/v1alpha1/anonymization.proto';
const transformer = '/api/mgmt/v1alpha1/transformer.proto';

const job = '/api/mgmt/v1alpha1/job.proto';

test('every page has all symbols of its file under their anchors, and no id twice', async ({
  request,
  site,
}) => {
  const { files } = readReference('proto', root);
  expect(files).toHaveLength(10);
  for (const file of files) {
    const page = await readPage(request, `${site}${referenceRoute(file.path)}`);
    expect(page.status).toBe(200);
    expect(textOf(landmark(page.tree, 'h1'))).toBe(file.path.split('/').at(-1));
    const named = new Map(
      elementsOf(page.tree, ({ properties }) => properties.id !== undefined).map((element) => [
        String(element.properties.id),
        textOf(element),
      ]),
    );
    const missing = symbolsOf(file).filter(
      ({ symbol }) => !named.get(symbol.anchor)?.includes(symbol.fullName.split('.').at(-1)!),
    );
    expect(missing.map(({ symbol }) => symbol.fullName)).toEqual([]);
    expect(page.ids.filter((id, index) => page.ids.indexOf(id) !== index)).toEqual([]);
  }
});

test('the bar names the current symbol after a jump, once the rows around it have their height', async ({
  page,
  site,
}) => {
  await open(page, `${site}${job}`);
  const bar = page.getByRole('navigation', { name: 'Place on this page' });
  for (const part of [0.72, 0.6, 0.68, 0.52]) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part);
    await frames(page, 20);
    const row = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('[data-deferred]')];
      return rows.findLast((each) => each.getBoundingClientRect().top <= 160)!.querySelector('[id]')!.id;
    });
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', `#${row}`);
  }
});

const example = (page: Page, method: string) =>
  page.getByRole('group', { name: `Example of ${method}`, exact: true });

test('a field marks its lines in every language, by pointer and keyboard, and a line marks its field', async ({
  page,
  site,
}) => {
  await open(page, `${site}${job}#jobservice.createjob`);
  const own = example(page, 'CreateJob');
  const row = page.locator('[id="createjobrequest.job_name"]');
  const link = row.getByRole('link').first();
  for (const language of ['curl', 'TypeScript', 'Go', 'Python']) {
    await own.getByRole('tab', { name: language }).click();
    await expect(own.locator('[data-marked]')).toHaveCount(0);
    await link.hover();
    await expect(own.getByRole('group', { name: language }).and(own.locator('[data-marked]'))).toBeVisible();
    await expect(row).toHaveAttribute('data-marked');
    await page.mouse.move(2, 2);
  }
  await own.getByRole('tab', { name: 'curl' }).click();
  await link.focus();
  await expect(own.locator('[data-marked]')).toBeVisible();
  await own.getByText('"accountId"').first().hover();
  await expect(page.locator('[id="createjobrequest.account_id"]')).toHaveAttribute('data-marked');
});

test('an example changes its own language only, and is copied as shown, with the values of the visitor', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${site}/api`);
  await sidebarLink(page, 'anonymization.proto').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('anonymization.proto');
  const own = example(page, 'AnonymizeMany');
  for (const language of ['TypeScript', 'Go', 'Python', 'curl']) {
    await own.getByRole('tab', { name: language }).click();
    await expect(own.getByRole('tab', { selected: true })).toHaveText(language);
    await expect(own.getByRole('tabpanel')).toHaveCount(1);
    await expect(own.getByRole('tabpanel', { name: language })).toBeVisible();
    await expect(example(page, 'AnonymizeSingle').getByRole('tab', { selected: true })).toHaveText('curl');
  }
  await page.getByLabel('Base URL').fill('https://neosync.example.com');
  await own.getByRole('button', { name: 'Copy AnonymizeMany, curl' }).click();
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await own.getByRole('tabpanel').locator('pre').textContent();
  expect(copied).toBe(shown!.replace(/\n$/, ''));
  expect(copied).toContain('https://neosync.example.com/mgmt.v1alpha1.AnonymizationService/AnonymizeMany');
});

test.describe('values of the visitor', () => {
  const address = 'https://neosync.example.com';
  const account = '11111111-2222-4333-8444-555555555555';

  test('change every example, and are always shown as text', async ({ page, site }) => {
    await open(page, `${site}${transformer}`);
    const before = await mentions(page, sampleDefaults);
    expect(before.address).toBeGreaterThan(0);
    expect(before.account).toBeGreaterThan(0);
    await page.getByLabel('Base URL').fill(address);
    await page.getByLabel('Account ID').fill(account);
    expect(await mentions(page, { address, account })).toEqual(before);
    expect(await mentions(page, sampleDefaults)).toEqual({ address: 0, account: 0 });
    await page.getByLabel('Base URL').fill('');
    expect((await mentions(page, sampleDefaults)).address).toBe(before.address);
    await page.getByLabel('Base URL').fill('<img src=x onerror="window.hit=1">');
    await expect(page.getByRole('tabpanel').first()).toContainText('<img src=x');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test('are kept across pages, and stay in the tab', async ({ page, context, site }) => {
    await open(page, `${site}${anonymization}`);
    await page.getByLabel('Base URL').fill(address);
    await page.getByLabel('Account ID').fill(account);
    await sidebarLink(page, 'transformer.proto').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('transformer.proto');
    await expect(page.getByLabel('Base URL')).toHaveValue(address);
    await expect(page.getByLabel('Account ID')).toHaveValue(account);
    expect(await mentions(page, sampleDefaults)).toEqual({ address: 0, account: 0 });
    await sidebarLink(page, 'Neosync for Go').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('transformer.proto');
    await page.goBack();
    await expect(page.getByLabel('Account ID')).toHaveValue(account);
    expect(await isSameDocument(page)).toBe(true);

    const other = await context.newPage();
    await open(other, `${site}${anonymization}`);
    await expect(other.getByLabel('Base URL')).toHaveValue(sampleDefaults.address);
    await expect(other.getByLabel('Account ID')).toHaveValue(sampleDefaults.account);
    expect(await mentions(other, { address, account })).toEqual({ address: 0, account: 0 });
  });
});

/** Values that a visitor can replace. */
type Values<Value> = Record<keyof typeof sampleDefaults, Value>;

/** How often the examples of a page name each value. */
function mentions(page: Page, values: Values<string>): Promise<Values<number>> {
  return page.locator('main').evaluate((main, { address, account }) => {
    const code = [...main.querySelectorAll('pre')].map(({ textContent }) => textContent).join('\n');
    const count = (value: string) => code.split(value).length - 1;
    return { address: count(address), account: count(account) };
  }, values);
}

test('links lead from page to page and back, and the sidebar marks the page', async ({ page, site }) => {
  const marked = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current]');
  await open(page, `${site}${anonymization}`);
  await expect(marked).toHaveText(['anonymization.proto']);
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await page.locator('main a[href$="transformer.proto#transformerconfig"]').first().click();
  await expect(page).toHaveURL(`${site}${transformer}#transformerconfig`);
  await expect(page.locator('[id="transformerconfig"]')).toBeInViewport();
  await expect(marked).toHaveText(['transformer.proto']);
  await sidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL(`${site}/api`);
  await expect(marked).toHaveText(['Overview']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('transformer.proto');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('anonymization.proto');
  await expect(page.locator('[id="anonymizationservice.anonymizemany"]')).toBeAttached();
  expect(await isSameDocument(page)).toBe(true);
});

test('a bar names the current method and links to the previous and next one, and the sidebar follows', async ({
  page,
  site,
}) => {
  const bar = page.getByRole('navigation', { name: 'Place on this page' });
  const marked = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current="location"]');
  await open(page, `${site}${job}`);
  await expect(bar).toBeHidden();
  await sidebarLink(page, 'CreateJob').click();
  await expect(bar).toContainText('3 of 16');
  await expect(bar.getByRole('link', { name: 'CreateJob', exact: true })).toBeVisible();
  await expect(marked).toHaveText(['CreateJob']);
  await bar.getByRole('link', { name: 'Next: DeleteJob' }).click();
  await expect(page).toHaveURL(/#jobservice\.deletejob$/);
  await expect(bar).toContainText('4 of 16');
  await expect(marked).toHaveText(['DeleteJob']);
  // The current heading is below the bar.
  const heading = page.getByRole('heading', { name: 'DeleteJob', exact: true });
  const { y, height } = (await bar.boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThan(y + height);
  await sidebarLink(page, 'transformer.proto').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('transformer.proto');
  await expect(bar).toBeHidden();
  await expect(marked).toHaveCount(0);
  await page.goBack();
  await expect(bar).toContainText('4 of 16');
  await expect(marked).toHaveText(['DeleteJob']);
});

test('the sidebar lists methods only below the services of the current page', async ({ page, site }) => {
  const below = (name: string) =>
    page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .last()
      .locator('ul a');
  await open(page, `${site}${anonymization}`);
  await expect(below('AnonymizationService')).toHaveText(['AnonymizeMany', 'AnonymizeSingle']);
  await expect(below('JobService')).toHaveCount(0);
  await sidebarLink(page, 'AnonymizeSingle').click();
  await expect(page).toHaveURL(`${site}${anonymization}#anonymizationservice.anonymizesingle`);
  await expect(page.getByRole('heading', { name: 'AnonymizeSingle', exact: true })).toBeInViewport();
  await sidebarLink(page, 'job.proto').click();
  await expect(below('AnonymizationService')).toHaveCount(0);
  await expect(below('JobService').first()).toHaveText('GetJobs');
});

test('a symbol, a field and a value in the middle of a long page are found by address and by link', async ({
  page,
  site,
}) => {
  const places = ['jobservice.createjobrun', 'jobmapping.transformer', 'jobstatus.job_status_paused'];
  /** Distance from the navigation bar to the element of an anchor, or to the line above it that says its kind. */
  const distance = (id: string) =>
    page.evaluate((anchor) => {
      const target = document.getElementById(anchor)!;
      const symbol = target.closest('section')!;
      const top = (target.tagName.startsWith('H') ? symbol : target).getBoundingClientRect().top;
      return top - document.querySelector('header')!.getBoundingClientRect().bottom;
    }, id);
  // The lower bar says which method is being read.
  const expectBelowBars = (id: string) =>
    expect(async () => {
      const pixels = await distance(id);
      expect(pixels, `#${id} is right below the bars`).toBeGreaterThanOrEqual(37);
      expect(pixels, `#${id} is right below the bars`).toBeLessThan(100);
    }).toPass();
  await page.goto(`${site}${job}#${places[1]}`);
  await expectBelowBars(places[1]!);
  await open(page, `${site}/api`);
  await sidebarLink(page, 'job.proto').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('job.proto');
  for (const id of places) {
    await page.evaluate((hash) => void (location.hash = hash), id);
    await expectBelowBars(id);
  }
});

test('everything focusable has a unique name, and shows its focus', async ({ page, site }) => {
  await open(page, `${site}${anonymization}`);
  await unroll(page);
  // The target of the skip link and the title are only focused on purpose.
  const all = (await focusables(page)).filter(
    ({ role }) => !['RootWebArea', 'main', 'heading'].includes(role),
  );
  // Code that scrolls is called by its figure.
  expect(all.filter(({ role, name }) => name === '' && role !== 'generic')).toEqual([]);
  expect(all.filter(({ role, around }) => role === 'generic' && around.length < 2)).toEqual([]);

  const doubled = new Set<string>();
  const met = new Map<string, string | undefined>();
  for (const { role, name, around, url } of all) {
    // A scrolling box has the name of its figure, which several on a page share.
    if (role === 'generic' || role === 'group') continue;
    // Tabs repeat in each example, fields in each message, and two links with one name can have one target.
    const isPart = role === 'tab' || role === 'link';
    const key = [role, ...(isPart ? around : []), name].join(' > ');
    if (met.has(key) && (url === undefined || met.get(key) !== url)) doubled.add(key);
    met.set(key, url);
  }
  expect([...doubled]).toEqual([]);
  expect(met.size).toBeGreaterThan(60);

  const { stops, without } = await stopsWithoutRing(page);
  expect(without).toEqual([]);
  expect(stops).toBeGreaterThan(60);
});

test('the accessible name of a field is its name alone, and so is that of the code next to it', async ({
  page,
  site,
}) => {
  await open(page, `${site}/api/mgmt/v1alpha1/metrics.proto`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'start', exact: true })).toBeVisible();
  await expect(main.getByRole('figure', { name: 'Response', exact: true })).toHaveCount(2);
});

test('no name is cut off in the sidebar', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${site}/api/mgmt/v1alpha1/connection_data.proto`);
  const entries = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
  await expect(entries.filter({ hasText: 'GetConnectionTableConstraints' })).toBeVisible();
  const cut = await entries.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
});
