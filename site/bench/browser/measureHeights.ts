import type { Browser } from 'playwright';

import { unthrottled } from './profile';
import type { ServedSite } from './serveCounted';
import { visit } from './visit';

/** How far the height of a page is off before all of it is drawn, in percent of what it is then. */
export function measureHeights(browser: Browser, site: ServedSite, route: string): Promise<number> {
  return visit(browser, site, unthrottled, async ({ page, quiet }) => {
    await page.goto(`${site.address}${route}`, { waitUntil: 'commit' });
    await quiet();
    const heights = await page.evaluate(() => {
      const before = document.documentElement.scrollHeight;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*{content-visibility:visible!important}');
      document.adoptedStyleSheets.push(sheet);
      return { before, after: document.documentElement.scrollHeight };
    });
    return (Math.abs(heights.before - heights.after) / heights.after) * 100;
  });
}
