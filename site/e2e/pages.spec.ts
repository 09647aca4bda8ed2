import type { Page } from '@playwright/test';

import { builtPages } from './builtPages';
import { documentRoutes } from './documentRoutes';
import { expectAccessible } from './expectAccessible';
import { folders } from './folders';
import { settle } from './settle';
import { expect, test as base } from './test';

/** One window for each process: a page takes longer to open a window than to be drawn in one. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ window }, use) => use(window.context()),
  page: async ({ window, viewport }, use) => {
    await window.setViewportSize(viewport!);
    await use(window);
  },
});

const pages = builtPages(folders.site);
const headings = new Map(documentRoutes().map(({ route, heading }) => [route, heading]));

/** One page drawn from an interface definition stands for the others, as axe takes a minute for the largest; one list of the changelog for those of its kinds and tags. */
const isExamined = (route: string) =>
  !/\.proto$|^\/changelog\/(kinds|tags|page)\//.test(route) || /\/(anonymization|transformer)\./.test(route);

test('every document is a page', () => {
  expect([...headings.keys()].filter((route) => !pages.includes(route))).toEqual([]);
});

const examined = pages.filter(isExamined);

for (const route of pages) {
  test(`${route} is complete, ${examined.includes(route) ? 'accessible, ' : ''}and asks nothing of others`, async ({
    page,
    site,
  }) => {
    const response = await page.goto(`${site}${route}`);
    expect(response!.status()).toBe(200);
    expectComplete(await response!.text(), headings.get(route));
    if (examined.includes(route)) await expectAccessible(page, examined.indexOf(route));
    await readToEnd(page);
    const hints = page.locator('link:is([rel~="preconnect"], [rel~="dns-prefetch"], [rel~="prerender"])');
    await expect(hints).toHaveCount(0);
  });
}

function expectComplete(html: string, heading: string | undefined): void {
  const [, title] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  expect(title).toBeDefined();
  if (heading !== undefined) expect(title!.replace(/<[^>]+>/g, '')).toBe(heading);
  expect(html).toContain('<html lang="en" dir="ltr"');
  expect(html).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
}

/** Reads the open page as a visitor does, with pointer and keyboard, until it has loaded what it loads by itself. */
async function readToEnd(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  await settle(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await settle(page);
}
