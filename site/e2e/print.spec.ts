import type { Page } from '@playwright/test';

import { expect, open, test } from './test';

/** Width of the text of an A4 sheet in CSS pixels, with the margins that browsers leave. */
const sheet = { width: 718, height: 1000 };

/** Opens a page in dark, as a reader who prefers it would, and prints it. */
async function print(page: Page, address: string): Promise<void> {
  await page.setViewportSize(sheet);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
}

/** Names of the visible ones among some elements. */
const shown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );

const pages = {
  'the home page': '/',
  'a document': '/cli/sync',
  'a document with wide tables': '/core-features',
  'a file of the API reference': '/api/mgmt/v1alpha1/anonymization.proto',
  'the changelog': '/changelog',
  'an entry': '/changelog/v5',
  'the results of a search': '/search?q=sync',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} is text on paper: light, whole, and nothing that needs a screen`, async ({ page, site }) => {
    await print(page, `${site}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shown(page, 'nav, button, input, aside, [role="tablist"], [data-menu]')).toEqual([]);
    expect(await shown(page, 'section[aria-label="Announcement"], a[href="#:main"]')).toEqual([]);

    const colors = await page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      const lightness = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)) / 255;
      };
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { ground: lightness(backgroundColor), ink: lightness(color) };
    });
    expect(colors.ground).toBeGreaterThan(0.95);
    expect(colors.ink).toBeLessThan(0.4);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
    const cut = await page.locator('main :is(pre, table, div, figure)').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.textContent!.slice(0, 60)),
    );
    expect(cut, 'what does not fit').toEqual([]);
  });
}

test('the record of the home page is on one sheet', async ({ page, site }) => {
  await print(page, site);
  await expect(page.locator('figure:has([data-row])').first()).toHaveCSS('break-inside', 'avoid');
});

test('every tab panel is printed under its name', async ({ page, site }) => {
  await print(page, `${site}/cli/sync`);
  const [first, second, third] = ['Postgres', 'MySQL', 'From S3'].map((label) =>
    page.getByText(label, { exact: true }).and(page.locator('main p')).first(),
  );
  for (const label of [first!, second!, third!]) await expect(label).toBeVisible();
  await expect(page.getByText('tcp(127.0.0.1:3306)/app').first()).toBeVisible();
});

test('collapsed and distant content is printed too', async ({ page, site }) => {
  await print(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  const folded = page.locator('main details:not([open])');
  expect(await folded.count()).toBeGreaterThan(0);
  const hidden = await folded.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [...element.children].filter(({ tagName }) => tagName !== 'SUMMARY'))
      .filter((content) => content.getBoundingClientRect().height === 0)
      .map((content) => content.textContent!.slice(0, 60)),
  );
  expect(hidden).toEqual([]);
  // Rows that the screen leaves for later are on paper too.
  const skipped = await page.locator('main :is(h2, h3, h4, li)[id]').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('details:not([open])'))
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ id }) => id),
  );
  expect(skipped).toEqual([]);
});

test('long code continues on the next sheet, and a drawing is kept whole', async ({ page, site }) => {
  const sheetsOf = async (name: string) => {
    await print(page, `${site}/quickstart`);
    await page.getByRole('article').evaluate((text, selector) => {
      const block = document.querySelector(selector)!.closest('figure')!.cloneNode(true) as HTMLElement;
      const code = block.querySelector('code');
      if (code) code.textContent = 'a line\n'.repeat(24);
      else block.style.height = '600px';
      text.replaceChildren(...[1, 2, 3].map(() => block.cloneNode(true)));
    }, name);
    const sheets = await page.pdf({ format: 'A4' });
    return sheets.toString('latin1').match(/\/Type \/Page\b/g)!.length;
  };
  // Three blocks of 600px, on sheets of 1,000.
  expect(await sheetsOf('main figure pre')).toBe(2);
  expect(await sheetsOf('main figure [role=img]')).toBe(3);
});

test('collapsed text is printed with its summary', async ({ page, small }) => {
  await print(page, `${small}/elements`);
  for (const text of ['Why is it --oil?', 'It burns where no wire leads.']) {
    const { height } = (await page.getByText(text).boundingBox())!;
    expect(height, text).toBeGreaterThan(0);
  }
});

test('long names wrap, and the address of an external link is printed', async ({ page, small }) => {
  await print(page, `${small}/elements`);
  const behind = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await behind('link to another site')).toBe('" (https://example.com)"');
  expect(await behind('link')).toBe('none');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
});

test('no word in a table is broken, except for long code', async ({ page, site }) => {
  for (const path of ['/deploy/environment-variables', '/api', '/core-features', '/cli/sync']) {
    await print(page, `${site}${path}`);
    const words = await page.locator('main :is(th, td)').evaluateAll((cells) => {
      const range = new Range();
      return cells.flatMap((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: { word: string; lines: number }[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (text.parentElement!.closest('code[data-breaks]')) continue;
          for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            found.push({ word, lines: range.getClientRects().length });
          }
        }
        return found;
      });
    });
    expect(words.length).toBeGreaterThan(50);
    expect(
      words.filter(({ lines }) => lines > 1).map(({ word }) => word),
      path,
    ).toEqual([]);
  }
});

test('the rows of the picture on the home page are printed', async ({ page, site }) => {
  await print(page, `${site}/`);
  const adjusts = await page
    .getByRole('figure')
    .first()
    .locator('*')
    .evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element, '::after').printColorAdjust),
    );
  expect(new Set(adjusts)).toEqual(new Set(['exact']));
});

test('output keeps its columns on paper', async ({ page, site }) => {
  await print(page, `${site}/quickstart`);
  const lines = await page.getByText('current_salary | double precision').evaluate((code) => ({
    written: code.textContent!.trimEnd().split('\n').length,
    drawn: Math.round(
      code.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(code).lineHeight),
    ),
  }));
  expect(lines.drawn).toBe(lines.written);
});

test('a label, a lead and a command stay with the next block, and no page has only a footer', async ({
  page,
  site,
}) => {
  await print(page, `${site}/cli/sync`);
  const label = page.getByText('From S3', { exact: true }).and(page.locator('main p')).first();
  await expect(label).toHaveCSS('break-after', 'avoid');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goto(`${site}/quickstart`);
  await expect(page.locator('figure + figure').first()).toHaveCSS('break-before', 'avoid');
  await page.goto(`${site}/api/mgmt/v1alpha1/user_account.proto`);
  const values = page.getByRole('list', { name: 'Values' }).first();
  await expect(values.locator('..')).toHaveCSS('break-before', 'avoid');
});
