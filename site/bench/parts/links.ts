import type { Browser } from 'playwright';

import { totalBytes, withServed, type ServedSite } from '../browser/serveCounted';
import { phoneLine, unthrottled, visit, type Profile } from '../browser/visit';
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
const follow = (browser: Browser, site: ServedSite, route: string, profile: Profile) =>
  visit(browser, site, profile, async ({ page, quiet }) => {
    await page.addInitScript(noteArrival);
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
    site.take();
    await element.hover();
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.arrivedAfter !== undefined);
    const took = (await page.evaluate(() => window.arrivedAfter))!;
    await quiet();
    return { took, bytes: totalBytes(site.take()) };
  });

/** Runs in the page before anything else. */
function noteArrival(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    () => {
      const before = heading();
      const clicked = performance.now();
      requestAnimationFrame(function look() {
        const now = heading();
        if (!now || now === before) return void requestAnimationFrame(look);
        // The frame that this callback belongs to paints the heading; a message comes after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.arrivedAfter = performance.now() - clicked);
        port2.postMessage('');
      });
    },
    { capture: true },
  );
}
