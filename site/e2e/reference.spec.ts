import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { readReference } from '../reference/readReference';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import { clients } from '../settings/clients';
import { focusables, stopsWithoutRing, unroll } from './focusables';
import { root } from './folders';
import { elementsOf, landmark, readPage, textOf } from './readPage';
import { expect, isSameDocument, open, sidebarLink, test } from './test';

interface Definition {
  file: string;
  package: string;
  services: { name: string; rpcs: Named[] }[];
  messages: MessageDefinition[];
  enums: EnumDefinition[];
}
interface Named {
  name: string;
}
interface EnumDefinition extends Named {
  values: Named[];
}
interface MessageDefinition extends Named {
  fields: Named[];
  oneofs?: Named[];
  messages?: MessageDefinition[];
  enums?: EnumDefinition[];
}

/** What the examples say until the visitor says something else. */
const sampleDefaults = { address: clients.address, account: clients.account };

const definitionFolder = join(root, 'site', 'reference', 'fixtures', 'definitions');
const definitions = globSync('*.json', { cwd: definitionFolder })
  .sort()
  .map((name) => JSON.parse(readFileSync(join(definitionFolder, name), 'utf8')) as Definition);
const { files } = readReference('proto', root);
const routes = definitions.map(({ file }) => referenceRoute(file));
const anonymization = '/api/mgmt/v1alpha1/anonymization.proto';
const transformer = '/api/mgmt/v1alpha1/transformer.proto';

test('there is a definition for each of the nine pages', () => {
  expect(definitions.map(({ file }) => file)).toEqual(files.map(({ path }) => path));
  expect(routes).toHaveLength(9);
});

for (const definition of definitions) {
  const route = referenceRoute(definition.file);

  test(`${route} has every symbol of its definition under its anchor, and no id twice`, async ({
    request,
    site,
  }) => {
    const page = await readPage(request, `${site}${route}`);
    expect(page.status).toBe(200);
    expect(textOf(landmark(page.tree, 'h1'))).toBe(definition.file.split('/').at(-1));
    const file = files.find(({ path }) => path === definition.file)!;
    const anchors = new Map(symbolsOf(file).map(({ fullName, anchor }) => [fullName, anchor]));
    const named = new Map(
      elementsOf(page.tree, ({ properties }) => properties.id !== undefined).map((element) => [
        String(element.properties.id),
        textOf(element),
      ]),
    );
    const defined = namesIn(definition).map((name) => `${definition.package}.${name}`);
    expect([...anchors.keys()].sort()).toEqual([...defined].sort());
    const missing = defined.filter(
      (name) => !named.get(anchors.get(name)!)?.includes(name.split('.').at(-1)!),
    );
    expect(missing).toEqual([]);
    expect(page.ids.filter((id, index) => page.ids.indexOf(id) !== index)).toEqual([]);
  });
}

test('no data of the model travels in a script', async ({ page, site }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(response.url(), '');
    scripts.set(response.url(), await response.text());
  });
  await open(page, `${site}${anonymization}`);
  await sidebarLink(page, 'transformer.proto').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('transformer.proto');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(2);
  for (const [address, script] of scripts) {
    expect(script.length, address).toBeGreaterThan(0);
    expect(script, address).not.toMatch(/AnonymizeManyRequest|GenerateEmailType/i);
  }
});

const example = (page: Page, method: string) =>
  page.getByRole('group', { name: `Example of ${method}`, exact: true });

test.describe('an example', () => {
  test('changes its language by click', async ({ page, site }) => {
    await open(page, `${site}${anonymization}`);
    await expectTabs(page);
  });

  test('changes its language by click on a page that was navigated to', async ({ page, site }) => {
    await open(page, `${site}/api`);
    await sidebarLink(page, 'anonymization.proto').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('anonymization.proto');
    await expectTabs(page);
  });

  test('is copied as it is shown, with the visitor’s values', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${site}${anonymization}`);
    await page.getByLabel('Base URL').fill('https://neosync.example.com');
    const own = example(page, 'AnonymizeMany');
    const copy = own.getByRole('button', { name: 'Copy AnonymizeMany, curl' });
    await copy.click();
    await expect(page.locator('[data-announcer]')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const shown = await own.getByRole('tabpanel').locator('pre').textContent();
    expect(copied).toBe(shown!.replace(/\n$/, ''));
    expect(copied).toContain('https://neosync.example.com/mgmt.v1alpha1.AnonymizationService/AnonymizeMany');
  });
});

async function expectTabs(page: Page): Promise<void> {
  const own = example(page, 'AnonymizeMany');
  const other = example(page, 'AnonymizeSingle');
  for (const language of ['TypeScript', 'Go', 'Python', 'curl']) {
    await own.getByRole('tab', { name: language }).click();
    await expect(own.getByRole('tab', { selected: true })).toHaveText(language);
    await expect(own.getByRole('tabpanel')).toHaveCount(1);
    await expect(own.getByRole('tabpanel', { name: language })).toBeVisible();
    await expect(other.getByRole('tab', { selected: true })).toHaveText('curl');
  }
}

test.describe('values of the visitor', () => {
  const address = 'https://neosync.example.com';
  const account = '11111111-2222-4333-8444-555555555555';

  for (const route of [anonymization, transformer, '/api/mgmt/v1alpha1/job.proto']) {
    test(`change every example of ${route}`, async ({ page, site }) => {
      await open(page, `${site}${route}`);
      const before = await mentions(page, sampleDefaults);
      expect(before.address).toBeGreaterThan(0);
      expect(before.account).toBeGreaterThan(0);
      await page.getByLabel('Base URL').fill(address);
      await page.getByLabel('Account id').fill(account);
      expect(await mentions(page, { address, account })).toEqual(before);
      expect(await mentions(page, sampleDefaults)).toEqual({ address: 0, account: 0 });
      await page.getByLabel('Base URL').fill('');
      expect((await mentions(page, sampleDefaults)).address).toBe(before.address);
    });
  }

  test('are text, whatever they hold', async ({ page, site }) => {
    await open(page, `${site}${anonymization}`);
    await page.getByLabel('Base URL').fill('<img src=x onerror="window.hit=1">');
    await expect(example(page, 'AnonymizeMany').getByRole('tabpanel')).toContainText('<img src=x');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test('are kept on the way to other pages, and stay in the tab', async ({ page, context, site }) => {
    await open(page, `${site}${anonymization}`);
    await page.getByLabel('Base URL').fill(address);
    await page.getByLabel('Account id').fill(account);
    await sidebarLink(page, 'transformer.proto').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('transformer.proto');
    await expect(page.getByLabel('Base URL')).toHaveValue(address);
    await expect(page.getByLabel('Account id')).toHaveValue(account);
    expect(await mentions(page, sampleDefaults)).toEqual({ address: 0, account: 0 });
    await sidebarLink(page, 'Neosync for Go').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('transformer.proto');
    await page.goBack();
    await expect(page.getByLabel('Account id')).toHaveValue(account);
    expect(await isSameDocument(page)).toBe(true);

    const other = await context.newPage();
    await open(other, `${site}${anonymization}`);
    await expect(other.getByLabel('Base URL')).toHaveValue(sampleDefaults.address);
    await expect(other.getByLabel('Account id')).toHaveValue(sampleDefaults.account);
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

test.describe('navigation without loading the document anew', () => {
  test('looks as the page does when it is loaded', async ({ page, site }) => {
    await open(page, `${site}${anonymization}`);
    const loaded = await looks(page);
    expect(loaded.length).toBeGreaterThan(400);
    await open(page, `${site}/quickstart`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDK' }).click();
    await sidebarLink(page, 'anonymization.proto').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('anonymization.proto');
    await expect.poll(() => looks(page)).toEqual(loaded);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leads from page to page and back', async ({ page, site }) => {
    await open(page, `${site}${anonymization}`);
    await page.locator('main a[href$="transformer.proto#transformerconfig"]').first().click();
    await expect(page).toHaveURL(`${site}${transformer}#transformerconfig`);
    await expect(page.locator('[id="transformerconfig"]')).toBeInViewport();
    await sidebarLink(page, 'Neosync for Python').click();
    await expect(page).toHaveURL(`${site}/api/python`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('transformer.proto');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('anonymization.proto');
    await expect(page.locator('[id="anonymizationservice.anonymizemany"]')).toBeAttached();
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** What the elements of the static content look like, one line each. */
const looks = (page: Page) =>
  page.locator('[data-static]').evaluate((content) =>
    [...content.querySelectorAll('*')].map((element) => {
      const { display, color, backgroundColor, fontSize, fontWeight, padding } = getComputedStyle(element);
      return [element.tagName, display, color, backgroundColor, fontSize, fontWeight, padding].join(' ');
    }),
  );

test('the sidebar marks the page, and only it', async ({ page, site }) => {
  const marked = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current]');
  await open(page, `${site}${anonymization}`);
  await expect(marked).toHaveText(['anonymization.proto']);
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await sidebarLink(page, 'transformer.proto').click();
  await expect(marked).toHaveText(['transformer.proto']);
  await sidebarLink(page, 'Overview').click();
  await expect(marked).toHaveText(['Overview']);
});

test('a bar says which method is being read, leads to the one before and after, and the sidebar follows', async ({
  page,
  site,
}) => {
  const bar = page.getByRole('navigation', { name: 'Place on this page' });
  const marked = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current="location"]');
  await open(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  await expect(bar).toBeHidden();
  await sidebarLink(page, 'CreateJob').click();
  await expect(bar).toContainText('3 of 41');
  await expect(bar.getByRole('link', { name: 'CreateJob', exact: true })).toBeVisible();
  await expect(marked).toHaveText(['CreateJob']);
  await bar.getByRole('link', { name: 'Next: DeleteJob' }).click();
  await expect(page).toHaveURL(/#jobservice\.deletejob$/);
  await expect(bar).toContainText('4 of 41');
  await expect(marked).toHaveText(['DeleteJob']);
  // What is read stands below the bar.
  const heading = page.getByRole('heading', { name: 'DeleteJob', exact: true });
  const { y, height } = (await bar.boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThan(y + height);
  await sidebarLink(page, 'transformer.proto').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('transformer.proto');
  await expect(bar).toBeHidden();
  await expect(marked).toHaveCount(0);
  await page.goBack();
  await expect(bar).toContainText('4 of 41');
  await expect(marked).toHaveText(['DeleteJob']);
});

test('below the services of the page stand their methods, below those of other pages nothing', async ({
  page,
  site,
}) => {
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

test.describe('rows that are drawn when they come near the window', () => {
  const job = '/api/mgmt/v1alpha1/job.proto';
  /** A symbol in the middle of the page, a field, and a value of an enum at its end. */
  const places = ['jobservice.createjobrun', 'jobmapping.transformer', 'jobstatus.job_status_paused'];

  /** Where the element of an anchor is: the distance from the navigation bar to it, or to the line above it that says what it is. */
  const distance = (page: Page, id: string) =>
    page.evaluate((anchor) => {
      const target = document.getElementById(anchor)!;
      const symbol = target.closest('section')!;
      const top = (target.tagName.startsWith('H') ? symbol : target).getBoundingClientRect().top;
      return top - document.querySelector('header')!.getBoundingClientRect().bottom;
    }, id);

  for (const id of places) {
    test(`#${id} is found by its address, and by a link`, async ({ page, site }) => {
      const inSight = async () => {
        // The lower bar says which method is being read.
        const isBelowBar = async () => {
          const pixels = await distance(page, id);
          return pixels >= 37 && pixels < 100;
        };
        await expect.poll(isBelowBar, { message: `#${id} is right below the bars` }).toBe(true);
      };
      await page.goto(`${site}${job}#${id}`);
      await inSight();
      await open(page, `${site}/api`);
      await sidebarLink(page, 'job.proto').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('job.proto');
      await page.evaluate((hash) => void (location.hash = hash), id);
      await inSight();
    });
  }

  test('come after a pause of the parser, ten at a time', async ({ page, site }) => {
    await page.goto(`${site}${job}`);
    const pauses = page.locator('main script:not([id])');
    const rows = page.locator('main [data-deferred]');
    await expect(pauses).toHaveCount(Math.ceil((await rows.count()) / 10));
    await expect(pauses.first().locator('xpath=following-sibling::*[1][@data-deferred]')).toHaveCount(1);
  });

  test('are all on paper', async ({ page, site }) => {
    await page.goto(`${site}${job}`);
    await page.emulateMedia({ media: 'print' });
    const skipped = await page.locator('main :is(h2, h3, h4, li)[id]').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('details:not([open])'))
        .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ id }) => id),
    );
    expect(skipped).toEqual([]);
  });
});

for (const route of routes) {
  test(`${route} names everything that can have the focus, and shows where it is`, async ({ page, site }) => {
    await open(page, `${site}${route}`);
    await unroll(page);
    // The place that the skip link leads to, and the title, have the focus only for those who went there.
    const all = (await focusables(page)).filter(
      ({ role }) => !['RootWebArea', 'main', 'heading'].includes(role),
    );
    // Code that scrolls is called by its figure.
    const nameless = all.filter(({ role, name }) => name === '' && role !== 'generic');
    expect(nameless).toEqual([]);
    expect(all.filter(({ role, around }) => role === 'generic' && around.length < 2)).toEqual([]);

    const doubled = new Set<string>();
    const met = new Map<string, string | undefined>();
    for (const { role, name, around, url } of all) {
      // A box that scrolls is called by its figure, of which a page has many.
      if (role === 'generic' || role === 'group') continue;
      // A tab is one of its example, a field one of its message; two links of a name may lead to one place.
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
}

/** Everything that a definition names, inside its package, with what it is nested in. */
function namesIn({ services, messages, enums }: Definition): string[] {
  const ofEnum = (outer: string, { name, values }: EnumDefinition) => [
    `${outer}${name}`,
    ...values.map((value) => `${outer}${name}.${value.name}`),
  ];
  const ofMessage = (outer: string, message: MessageDefinition): string[] => {
    const own = `${outer}${message.name}`;
    return [
      own,
      ...[...message.fields, ...(message.oneofs ?? [])].map(({ name }) => `${own}.${name}`),
      ...(message.enums ?? []).flatMap((item) => ofEnum(`${own}.`, item)),
      ...(message.messages ?? []).flatMap((item) => ofMessage(`${own}.`, item)),
    ];
  };
  return [
    ...services.flatMap(({ name, rpcs }) => [name, ...rpcs.map((rpc) => `${name}.${rpc.name}`)]),
    ...messages.flatMap((message) => ofMessage('', message)),
    ...enums.flatMap((item) => ofEnum('', item)),
  ];
}

test('a field is called by its name alone, and so is the code beside it', async ({ page, site }) => {
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
