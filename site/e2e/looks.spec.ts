import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { builtPages } from './builtPages';
import { folders } from './folders';
import { expect, open, test } from './test';

/** The colors that the display shows in a part of the window, in CSS pixels. */
async function colorsIn(page: Page, part: { x: number; y: number; width: number; height: number }) {
  // A clipped screenshot blends pixels where the clip doesn't begin on a pixel of the display.
  const png = await page.screenshot();
  return page.evaluate(
    async ([data, { x, y, width, height }]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const area = [x, y, width, height].map((length) => Math.round(length * devicePixelRatio));
      const { data: pixels } = context.getImageData(...(area as [number, number, number, number]));
      return [...new Set(new Uint32Array(pixels.buffer))];
    },
    [png.toString('base64'), part] as const,
  );
}

for (const scale of [1, 1.25, 1.5]) {
  test.describe(`on a display scaled to ${scale * 100} %`, () => {
    test.use({ deviceScaleFactor: scale });

    test('the rows of the picture on the home page are two colors', async ({ page, site }) => {
      await page.goto(`${site}/`);
      const band = page.getByRole('figure').first().locator('> div > div').first();
      for (const top of [0, 1, 2, 3]) {
        await band.evaluate((element, length) => (element.style.marginTop = `${length}px`), top);
        await band.scrollIntoViewIfNeeded();
        const { x, y, width } = (await band.boundingBox())!;
        expect(await colorsIn(page, { x: x + width - 8, y: y + 20, width: 4, height: 20 })).toHaveLength(2);
      }
    });
  });
}

test('each style rule is loaded once, and parts loaded on demand look right', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site}/search?q=job`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a')!;
    link.href = '/api/mgmt/v1alpha1/api_key.proto';
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('api_key.proto');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('/');
  const close = dialog.getByRole('button', { name: 'Close search' });
  await expect(close.locator('svg')).toBeVisible();
  await expect(close.locator('kbd')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write a request for DeleteAccountApiKey', exact: true }).click();
  const field = dialog.getByRole('textbox', { name: 'id' });
  expect((await field.boundingBox())!.height).toBe(44);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await field.boundingBox())!.height).toBe(38);
  const rules = await page.evaluate(() => {
    const rulesOf = (rule: CSSRule): string[] =>
      rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(rulesOf) : [rule.cssText];
    const linked = [...document.styleSheets].filter(({ href }) => href);
    return linked.flatMap(({ cssRules }) => [...cssRules].flatMap(rulesOf));
  });
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule, index) => rules.indexOf(rule) < index)).toEqual([]);
});

test('the sidebar shows the current page and collapses other groups', async ({ page, site, browser }) => {
  const viewport = { width: 1280, height: 600 };
  const column = '[data-column="sidebar"]';
  const current = page.locator('[data-pages] [aria-current="page"]').filter({ visible: true });
  const unfolded = page.locator(`${column} [data-pages] > details[open]`);
  // Without a script as well, so the first paint is right.
  for (const javaScriptEnabled of [false, true]) {
    const fresh = await browser.newPage({ javaScriptEnabled, viewport });
    await fresh.goto(`${site}/deploy/kubernetes`);
    const { y, height } = (await fresh.locator(column).boundingBox())!;
    const link = (await fresh.locator(`${column} [aria-current="page"]`).boundingBox())!;
    expect((link.y - y) / height).toBeCloseTo(1 / 3, 1);
    await fresh.close();
  }
  await page.setViewportSize(viewport);
  await page.goto(`${site}/core-concepts`);
  await expect(unfolded).toHaveText([/^Start/]);
  await page.getByRole('main').locator('a[href="/guides/creating-a-sync-job"]').first().click();
  await expect(unfolded).toHaveText([/^Start/, /^Jobs/]);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(current).toBeInViewport({ ratio: 1 });
});

const kindsOfPages =
  '/ /quickstart /guides/connect-private-postgres-via-bastion-host /cli/sync /api/mgmt/v1alpha1/job.proto ' +
  '/changelog /changelog/page/2 /changelog/archive /changelog/authors /changelog/kinds/new /changelog/v5';

test('all titles start at the same height, in windows of any width', async ({ page, site }) => {
  const widths = [1440, 1024, 768, 390];
  const heights = new Map<number, string[]>(widths.map((width) => [width, []]));
  for (const route of kindsOfPages.split(' ')) {
    await page.goto(`${site}${route}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      heights.get(width)!.push(`${route} ${y}`);
    }
  }
  for (const [width, lines] of heights) {
    const different = new Set(lines.map((line) => line.split(' ')[1]));
    expect(different, `at ${width} pixels\n${lines.join('\n')}`).toHaveProperty('size', 1);
  }
});

for (const [width, height, lowest] of [
  [1280, 800, 640],
  [390, 844, 900],
] as const) {
  test(`at ${width} pixels, the quickstart begins with its first step`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${site}/quickstart`);
    const { y: title } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const { y: step } = (await page.getByRole('heading', { level: 3 }).first().boundingBox())!;
    expect(title).toBeLessThan(190);
    expect(step).toBeLessThanOrEqual(lowest);
  });
}

test('the strip above an article shows the kind of its page', async ({ page, site }) => {
  const masks = new Set<string>();
  for (const route of ['/core-concepts', '/quickstart', '/api/mgmt/v1alpha1/job.proto', '/changelog']) {
    await page.goto(`${site}${route}`);
    const bar = page.getByRole('main').locator('div > div').first();
    masks.add(await bar.evaluate((element) => getComputedStyle(element, '::after').maskImage));
  }
  expect(masks.size).toBe(4);
});

test('every drawing fits its column', async ({ page, site }) => {
  const routes: string[] = [];
  for (const route of builtPages(folders.site)) {
    const html = readFileSync(join(folders.site, `${route === '/' ? '/index' : route}.html`), 'utf8');
    if (html.includes('class="node"')) routes.push(route);
  }
  expect(routes.length).toBeGreaterThan(40);
  await page.goto(`${site}${routes[0]}`);
  // Resizing a window is slow, so the drawings of all pages are put into one.
  const figures = page.locator('figure:has(> [data-scroller] svg .node)');
  await figures.first().evaluate(async (first, addresses) => {
    for (const address of addresses) {
      const text = await (await fetch(address)).text();
      const others = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('figure');
      for (const figure of others) {
        if (!figure.querySelector('svg .node')) continue;
        figure.dataset.route = address;
        first.after(figure);
      }
    }
  }, routes);
  expect(await figures.count()).toBeGreaterThan(routes.length);
  const cut: string[] = [];
  // 1265 is a window of 1280 with a classic scrollbar.
  for (const width of [360, 390, 1200, 1265, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await figures.evaluateAll((all) =>
      all
        .filter(({ firstElementChild: box }) => box!.scrollWidth > box!.clientWidth)
        .map(({ dataset }) => (dataset as { route?: string }).route),
    );
    cut.push(...wide.map((route) => `${route} at ${width}`));
  }
  expect(cut).toEqual([]);
});

const longReference = '/api/mgmt/v1alpha1/job.proto';

test('a long page of the API reference reaches its methods soon, with three heading sizes', async ({
  page,
  site,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site}${longReference}`);
    const { y } = (await page.getByRole('heading', { name: 'JobService', exact: true }).boundingBox())!;
    expect(y).toBeLessThan(1.5 * height);
    const method = (await page.locator('[id^="jobservice."]').first().boundingBox())!;
    expect(method.y).toBeLessThan(1.5 * 844);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('nav[aria-label="Methods and messages"] summary').first().click();
  const rows = page.locator('nav[aria-label="Methods and messages"] details[open] li');
  // The window may change its width a frame later.
  const heights = () => rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  await expect.poll(heights).toContain(28);
  const sizes = await page
    .locator('#jobservice, [id="jobservice.createjob"], #job')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
  expect(new Set(sizes).size).toBe(3);
});

/** Draws a page in the brand's fonts, which a busy machine fetches too late for it. */
async function drawInBrand(page: Page): Promise<void> {
  await page.locator('[data-fonts]').evaluate(async ({ textContent }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent.replaceAll('optional', 'block'));
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.load('13px "Spline Sans Mono Variable"');
  });
}

for (const width of [1280, 390]) {
  test(`at ${width} pixels, all that is called is readable`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site}${longReference}`);
    const findCut = () =>
      page.locator('pre[aria-label="curl"] > code').evaluateAll((all) =>
        all.flatMap((code) => {
          code.scrollIntoView();
          const { clientWidth, scrollWidth } = code.parentElement!;
          return scrollWidth > clientWidth ? [code.textContent.split('\n')[0]] : [];
        }),
      );
    expect(await findCut()).toEqual([]);
    // Whatever fonts the page was drawn with.
    await drawInBrand(page);
    expect(await findCut()).toEqual([]);
  });
}

for (const width of [1280, 390]) {
  test(`at ${width} pixels, curl breaks at spaces, slashes, commas and hyphens`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const file of ['job', 'connection']) {
      await page.goto(`${site}/api/mgmt/v1alpha1/${file}.proto`);
      const breaks = await page.locator('pre[aria-label="curl"] > code').evaluateAll((all) =>
        all.flatMap((code) => {
          code.scrollIntoView();
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const ends: string[] = [];
          let [before, bottom] = ['\n', 0];
          while (texts.nextNode()) {
            const { data } = texts.currentNode as Text;
            for (let index = 0; index < data.length; index++) {
              range.setStart(texts.currentNode, index);
              range.setEnd(texts.currentNode, index + 1);
              const box = range.getBoundingClientRect();
              if (data[index] !== ' ' && before.at(-1) !== '\n' && box.top >= bottom) ends.push(before);
              if (data[index] !== '\n') bottom = box.bottom;
              before = `${before.slice(-30)}${data[index]}`;
            }
          }
          return ends;
        }),
      );
      expect(breaks.length).toBeGreaterThan(40);
      // Longer than a line.
      const wrong = breaks.filter((text) => !/[ /\\,?-]$|[\w-]{30}$/.test(text));
      expect(wrong).toEqual([]);
    }
  });
}

for (const width of [1280, 390]) {
  test(`at ${width} pixels, a long line of an example goes on to the right of its own start`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${site}${longReference}`);
    await drawInBrand(page);
    const codes = page.locator('pre:is([aria-label="curl"], [aria-label="Response"]) > code');
    const steps = await codes.evaluateAll((all) =>
      all.flatMap((code) => {
        code.scrollIntoView();
        const { left } = code.getBoundingClientRect();
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        // From the start of a line of code to that of each line that it is drawn on.
        const steps: number[] = [];
        let [start, bottom] = [0, 0];
        let isNew = true;
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          for (let index = 0; index < data.length; index++) {
            if (data[index] === '\n') isNew = true;
            if (/\s/.test(data[index]!)) continue;
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + 1);
            const box = range.getBoundingClientRect();
            if (isNew) start = box.left;
            else if (box.top >= bottom) steps.push(Math.round((10 * (box.left - start)) / box.width));
            if (box.left < left) steps.push(-1);
            bottom = box.bottom;
            isNew = false;
          }
        }
        return steps;
      }),
    );
    expect(steps.length).toBeGreaterThan(100);
    // 0 is a word that is longer than a line.
    expect(steps.filter((step) => step !== 0 && Math.abs(step - 20) > 1)).toEqual([]);
  });
}

test('one half of an example is expanded at a time, in all languages, and the other keeps its first lines', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${site}${longReference}#jobservice.createjob`);
  const example = page.getByRole('group', { name: 'Example of CreateJob', exact: true });
  const code = example.locator('pre:visible');
  const heights = async () => {
    const boxes = await Promise.all([code.first(), code.last()].map((each) => each.boundingBox()));
    return boxes.map((box) => box!.height) as [number, number];
  };
  const atRest = await heights();
  const [feet, tab] = [
    example.locator('summary:visible'),
    (name: string) => example.getByRole('tab', { name }),
  ];
  // The other languages arrive with the first use of a tab, as closed as their half.
  await feet.last().click();
  const opened = await heights();
  await tab('TypeScript').click();
  expect(await heights()).toEqual(opened);
  await feet.first().click();
  let [request, response] = await heights();
  expect(request).toBeGreaterThan(atRest[0] + 40);
  expect(response).toBeGreaterThan(60);
  await tab('Go').click();
  await expect(example.getByText('package main')).toBeInViewport();
  expect((await heights())[0]).toBe(request);
  await feet.last().click();
  [request, response] = await heights();
  expect(response).toBeGreaterThan(300);
  expect(request).toBeGreaterThan(110);
  await tab('Python').click();
  expect(await heights()).toEqual([request, response]);
});

test('the wheel over an example scrolls the page, or only the example once all of its lines are shown', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${site}${longReference}#jobservice.createjob`);
  const example = page.getByRole('group', { name: 'Example of CreateJob', exact: true });
  const code = example.locator('pre').first();
  const tabs = example.getByRole('tablist');
  await code.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  const shown = () => example.boundingBox().then((box) => box!.y + box!.height);
  expect(await shown()).toBeLessThanOrEqual(800);
  await example
    .getByText(/^Show all \d+ lines$/)
    .first()
    .click();
  expect(await shown()).toBeLessThanOrEqual(800);
  const { y } = (await tabs.boundingBox())!;
  await code.evaluate((element) => element.scrollTo(0, 300));
  expect(await code.evaluate(({ scrollTop }) => scrollTop)).toBe(300);
  expect((await tabs.boundingBox())!.y).toBe(y);
});

test('controls show when they are pressed', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const controls = {
    '/quickstart': [
      page.getByRole('navigation', { name: 'Documentation' }).getByRole('link').nth(2),
      page.getByRole('banner').getByRole('link', { name: 'Changelog' }),
      page.getByRole('banner').getByRole('link', { name: 'GitHub' }),
      page.getByRole('navigation', { name: 'Documentation' }).locator('summary').first(),
      page.locator('figcaption button').first(),
      page.getByRole('main').getByRole('link', { name: /Next/ }).first(),
    ],
    '/': ['Anonymize a database', 'Read the core concepts', 'Subsetting'].map((name) =>
      page.getByRole('main').getByRole('link', { name }).first(),
    ),
    [longReference]: [
      page.getByRole('tab').nth(1),
      page.getByRole('button', { name: /^Write a request/ }).first(),
    ],
  };
  for (const theme of ['light', 'dark']) {
    for (const [route, all] of Object.entries(controls)) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site}${route}`);
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      for (const control of all) {
        await control.hover();
        const ground = () => control.evaluate((element) => getComputedStyle(element).backgroundColor);
        const hovered = await ground();
        await page.mouse.down();
        expect(await ground(), String(control)).not.toBe(hovered);
        await page.mouse.move(2, 2);
        await page.mouse.up();
      }
    }
  }
});

test('a marked line reaches the edge of its block, and code fades only where it is cut off', async ({
  page,
  site,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site}/quickstart`);
    const line = page.locator('.highlighted').first();
    await line.scrollIntoViewIfNeeded();
    const block = (await page.locator('figure').filter({ has: line }).boundingBox())!;
    const { x, width: length } = (await line.boundingBox())!;
    expect(Math.abs(x + length - block.x - block.width)).toBeLessThanOrEqual(2);
    const wrong = await page.locator('figure > pre').evaluateAll(async (all) => {
      const found: string[] = [];
      for (const code of all) {
        code.scrollIntoView();
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const isCut = code.scrollWidth > code.clientWidth;
        const isFaded = parseFloat(getComputedStyle(code).getPropertyValue('--fade-end')) > 0;
        if (isCut !== isFaded) found.push(code.textContent);
      }
      return found;
    });
    expect(wrong).toEqual([]);
  }
});

test('a table with five columns fits next to the table of contents, and uses the free space', async ({
  page,
  site,
}) => {
  for (const [width, room] of [
    [1280, 660],
    [1600, 820],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/guides/rbac`);
    const table = page.locator('main [data-scroller] > table').first();
    await table.scrollIntoViewIfNeeded();
    const { clientWidth, scrollWidth } = await table.evaluate(({ parentElement: box }) => ({
      clientWidth: box!.clientWidth,
      scrollWidth: box!.scrollWidth,
    }));
    expect(clientWidth).toBeCloseTo(room, -1);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test('names in tables are on one line if they fit, and tables with the same headers have the same columns', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [route, names] of [
    ['/core-concepts', /^JOB_RUN_STATUS_/],
    ['/guides/runs', /^JOB_RUN_STATUS_/],
    ['/cli/sync', /\bidle-duration$|\baws-cred-config\.(region|profile)$/],
    ['/deploy/environment-variables', /^DB_AUTO_MIGRATE/],
    ['/transformers/system', /^(TRANSFORMER_SOURCE_\w+|generate_email_config)$/],
  ] as const) {
    await open(page, `${site}${route}`);
    await drawInBrand(page);
    const { heights, columns } = await page.evaluate((pattern) => {
      const tables = [...document.querySelectorAll('main table')];
      const codes = tables.flatMap((table) => [...table.querySelectorAll('td code')]);
      const named = codes.filter(({ textContent }) => new RegExp(pattern).test(textContent));
      const heads = (table: Element) => [...table.querySelectorAll('th')];
      const placesOf = (table: Element) => heads(table).map((head) => head.getBoundingClientRect().left);
      /** Heads, and whether nearly all cells below are a dash. */
      const kindOf = (table: Element) =>
        heads(table).map(({ textContent }, column) => {
          const cells = [...table.querySelectorAll(`td:nth-child(${column + 1})`)];
          const dashes = cells.filter((cell) => cell.textContent.trim() === '–');
          return `${textContent} ${dashes.length > 0.8 * cells.length}`;
        });
      return {
        heights: named.map((code) => [code.textContent, code.getBoundingClientRect().height] as const),
        columns: tables.map((table) => [kindOf(table).join(), placesOf(table)] as const),
      };
    }, names.source);
    expect(heights.length, route).toBeGreaterThan(0);
    expect(
      heights.filter(([, height]) => height > 26),
      route,
    ).toEqual([]);
    const first = new Map(columns.toReversed());
    for (const [heads, places] of columns) {
      const shifts = places.map((place, column) => Math.abs(place - first.get(heads)![column]!));
      expect(Math.max(...shifts), `${route}: ${heads}`).toBeLessThanOrEqual(1);
    }
  }
});

test('a column of dashes leaves its space to the others', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${site}/transformers/system`);
  const table = page.getByRole('table', { name: 'Generate: names and people' });
  const options = table.getByRole('columnheader', { name: 'Options' });
  expect((await options.boundingBox())!.width).toBeLessThan((await table.boundingBox())!.width / 6);
  const name = table.locator('code', { hasText: 'generate_first_name' });
  expect((await name.boundingBox())!.height).toBeLessThan(26);
});

test('yes and no are icons with text in columns of one width; on a phone those of a row share a line', async ({
  page,
  site,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${site}/guides/rbac`);
    const row = page.getByRole('row', { name: /^Delete runs/ });
    const cells = row.getByRole('cell');
    await expect(cells).toHaveText(['Yes', 'Yes', 'No', 'No']);
    await expect(row).toMatchAriaSnapshot(`
      - row:
        - rowheader "Delete runs"
        - cell "Yes"
        - cell "Yes"
        - cell "No"
        - cell "No"
    `);
    const boxes = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { top, width: cellWidth } = cell.getBoundingClientRect();
        const word = new Range();
        word.selectNodeContents(cell);
        return { top, width: cellWidth, word: word.getBoundingClientRect().width };
      }),
    );
    expect(boxes.map(({ word }) => word)).toEqual([0, 0, 0, 0]);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    const widths = boxes.slice(0, 3).map((box) => box.width);
    if (width > 720) expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
  }
});

test('the comparisons of databases fit the column, in rows of at most three lines', async ({
  page,
  site,
}) => {
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/core-features#what-works-with-which-database`);
    const tables = page.locator('main table', { hasText: 'Capability' });
    await expect(tables).toHaveCount(2);
    for (const table of await tables.all()) {
      const { isWhole, rows } = await table.evaluate((element) => ({
        isWhole:
          element.getBoundingClientRect().right <= element.parentElement!.getBoundingClientRect().right,
        rows: [...element.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height),
      }));
      expect(isWhole).toBe(true);
      expect(rows.length).toBeGreaterThan(8);
      expect(Math.max(...rows)).toBeLessThan(90);
    }
  }
});

test('below the desktop breakpoint, text has equal margins, and drawings are centered', async ({
  page,
  site,
}) => {
  for (const width of [390, 768, 960]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${site}/core-concepts`);
    const measured = await page
      .locator('main figure')
      .first()
      .evaluate((figure) => {
        const [plate, drawing] = [
          figure,
          [...figure.querySelectorAll('svg')].find((svg) => svg.checkVisibility())!,
        ].map((element) => element.getBoundingClientRect());
        return {
          margins: [plate!.left, document.documentElement.clientWidth - plate!.right],
          middles: [plate!, drawing!].map(({ left, right }) => (left + right) / 2),
        };
      });
    expect(measured.margins).toEqual([20, 20]);
    expect(measured.middles[1]).toBeCloseTo(measured.middles[0]!, 0);
  }
});

test('on a phone the drawer starts at its top if the current page is visible there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [route, atTop] of [
    ['/core-features', true],
    ['/cli/sync', false],
  ] as const) {
    await open(page, `${site}${route}`);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const current = page.getByRole('dialog').locator('nav [aria-current="page"]');
    await expect(current).toBeInViewport();
    expect(await current.evaluate((link) => link.closest('nav')!.scrollTop > 0)).toBe(!atTop);
  }
});

test('on a phone, a table hides the mark of an answer that is left out', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site}/deploy/environment-variables`);
  const optional = page.locator('td[data-answer="no"][data-absent]');
  expect(await optional.count()).toBeGreaterThan(10);
  expect(await optional.evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility()).length)).toBe(
    0,
  );
});

test('a scrolling column fades at its edge, and its content keeps its styles', async ({ page, site }) => {
  await open(page, `${site}/quickstart`);
  const column = page.locator('[data-column=sidebar]');
  const fadeOf = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade-end'));
  await page.setViewportSize({ width: 1280, height: 300 });
  await expect.poll(() => fadeOf(column)).toBe('32px');
  expect(await fadeOf(column.getByRole('link').first())).toBe('0px');
});

test('overlays fade out when they close', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site}/quickstart`);
  const fades = () =>
    page.evaluate(async () => {
      const [dialog] = document.querySelectorAll('dialog[open], [role=dialog]');
      dialog!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      if (dialog instanceof HTMLDialogElement) dialog.close();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return dialog!.isConnected && getComputedStyle(dialog!).display !== 'none';
    });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await fades()).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused();
  expect(await fades()).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
});
