import type { Browser } from 'playwright';

import type { Profile } from './profile';
import type { ServedSite } from './serveCounted';
import { total } from './transfers';
import { visit } from './visit';

/** How a visitor gets from one page to the next. */
export interface ClientNavigation {
  /** From the click on a link to the frame that shows the heading of the next page, in milliseconds. */
  clickToHeading: number;
  /** Bytes that are fetched from the moment the pointer is on the link until the page rests. */
  bytes: number;
}

/** How long the pointer rests on a link before the click, in milliseconds: what a hand needs. */
const hover = 150;

/** Opens a page, waits until it rests and React has taken over, and follows the first link of its text that leads to another page. */
export function measureNavigation(
  browser: Browser,
  site: ServedSite,
  route: string,
  profile: Profile,
): Promise<ClientNavigation> {
  return visit(browser, site, profile, async ({ page, observed, quiet }) => {
    await page.goto(`${site.address}${route}`, { waitUntil: 'commit' });
    await quiet();
    await page.mouse.move(640, 500);
    await quiet();
    const link = await page.evaluateHandle(() =>
      [
        ...document.querySelectorAll<HTMLAnchorElement>(
          'main a[href], article a[href], .rspress-doc a[href]',
        ),
      ].find(
        ({ origin, pathname, target, textContent }) =>
          origin === location.origin &&
          pathname !== location.pathname &&
          !/\.(?!proto$|html$)\w+$/.test(pathname) &&
          target === '' &&
          textContent !== '',
      ),
    );
    const element = link.asElement();
    if (!element) throw new Error(`${route} has no link to another page in its text.`);
    await element.scrollIntoViewIfNeeded();
    await quiet();
    site.take();
    await element.hover();
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.observed?.arrived !== undefined);
    const { clicked, arrived } = await observed();
    await quiet();
    return { clickToHeading: arrived! - clicked!, bytes: total(site.take().bytes) };
  });
}
