import type { Page } from '@playwright/test';

import { violations } from './axe';
import { builtPages } from './builtPages';
import { documentRoutes } from './documentRoutes';
import { folders } from './folders';
import { expect, test as base } from './test';

/** One window for each worker: opening a window takes longer than drawing a page in it. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      // Colors would fade from one mode to the other while they are measured.
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ window }, use) => use(window.context()),
  page: async ({ window }, use) => use(window),
});

const pages = builtPages(folders.site);
const headings = new Map(documentRoutes().map(({ route, heading }) => [route, heading]));

test('every document is a page', () => {
  expect([...headings.keys()].filter((route) => !pages.includes(route))).toEqual([]);
});

/** Pages take turns: each is examined by axe at one width in one mode. */
const ways = [
  { width: 1280, mode: 'light' },
  { width: 390, mode: 'dark' },
  { width: 1280, mode: 'dark' },
  { width: 390, mode: 'light' },
];

/** What all pages share, which is examined on the first four. */
const frame = ['header:not(main header)', 'nav[aria-label="Documentation"]', 'footer:not(main footer)'];

/** Axe takes a minute for the largest pages of the API reference: a small one and one list of the changelog represent the others. */
const isExamined = (route: string) =>
  !/\.proto$|^\/changelog\/(kinds|tags|page)\//.test(route) || /\/anonymization\./.test(route);

/** Text twice as large, and the spacing of WCAG 1.4.12. */
const large = ':root { font-size: 200% }';
const spaced = '* { line-height: 1.5; letter-spacing: .12em; word-spacing: .16em } p { margin-bottom: 2em }';

const examinedFirst = pages.toSorted((one, other) => Number(isExamined(other)) - Number(isExamined(one)));

for (const [index, route] of examinedFirst.entries()) {
  test(`${route} fits its window${isExamined(route) ? ', and is accessible' : ''}`, async ({
    page,
    site,
  }) => {
    const { width, mode } = ways[index % ways.length]!;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.get(route) ?? /./);
    await expectNothingSideways(page, 320, [spaced, '']);
    await expectNothingSideways(page, 768, ['']);
    for (const each of [1024, 1670 - width, width]) await expectNothingSideways(page, each, [large, '']);
    if (!isExamined(route)) return;
    await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), mode);
    const exclude = index < ways.length ? [] : frame;
    expect(await violations(page, { exclude }), `${mode} at ${width}`).toEqual([]);
  });
}

/** Examines a page in each of several styles at one width: a resize takes longer than other styles. */
async function expectNothingSideways(page: Page, width: number, styles: string[]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const pixels = await page.evaluate(async (all) => {
    const found: number[] = [];
    for (const style of all) {
      document.adoptedStyleSheets = [await new CSSStyleSheet().replace(style)];
      found.push(document.documentElement.scrollWidth - innerWidth);
    }
    return found;
  }, styles);
  for (const [index, style] of styles.entries()) {
    expect(pixels[index], `pixels that scroll sideways at ${width} with ${style}`).toBeLessThanOrEqual(0);
  }
}
