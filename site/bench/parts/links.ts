import type { Browser } from 'playwright';

import { totalBytes, withServed, type ServedSite } from '../browser/serveCounted';
import { phoneLine, unthrottled, visit } from '../browser/visit';
import { byTurns, type Part } from '../figures';
import { pagesOf } from './pages';

export const links: Part = {
  title: 'Following a link',
  note: 'Milliseconds from the click on a link in the text to the heading of the next page on the screen, and what is fetched from the moment the pointer is on the link.',
  head: ['site', 'from'],
  measure: async (options) => {
    // Its links load the next page whole: nothing of the page that was left could tell how long that takes.
    const sites = options.sites.filter(({ rival }) => rival !== 'Starlight');
    return byTurns(await pagesOf({ ...options, sites }), options, ({ site, route }) =>
      withServed(site.outDir, async (served) => {
        const slowed = await follow(options.browser, served, route, phoneLine);
        const { took } = await follow(options.browser, served, route, unthrottled);
        return { 'at the profile': slowed.took, 'as it is': took, kB: slowed.bytes / 1000 };
      }),
    );
  },
};

/** How long the pointer rests on a link before the click, in milliseconds: what a hand needs. */
const hover = 150;

declare global {
  interface Window {
    /** From the last click on a link to the frame that shows another heading, in milliseconds. */
    arrivedAfter?: number;
  }
}

/** Opens a page, waits until it rests, and follows the first link of its text that leads to another page. */
const follow = (browser: Browser, site: ServedSite, route: string, profile: typeof phoneLine) =>
  visit(browser, site, profile, async ({ page, quiet }) => {
    await page.goto(`${site.address}${route}`, { waitUntil: 'commit' });
    await quiet();
    const link = await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href], .rspress-doc a[href]')].find(
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
    await page.evaluate(noteArrival);
    site.take();
    await element.hover();
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    const took = await page.waitForFunction(() => window.arrivedAfter);
    await quiet();
    return { took: (await took.jsonValue())!, bytes: totalBytes(site.take()) };
  });

/** Runs in the page: notes when the heading of the next one has been painted. */
function noteArrival(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const onClick = () => {
    const clicked = performance.now();
    new MutationObserver((_, observer) => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      window.afterPaint(() => (window.arrivedAfter = performance.now() - clicked));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
  addEventListener('click', onClick, { capture: true, once: true });
}
