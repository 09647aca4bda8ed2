import type { Browser, CDPSession, Page } from 'playwright';

import { observePage, type Observed } from './observePage';
import { throttle, type Profile } from './profile';
import type { ServedSite } from './serveCounted';

/** A page that is being measured. */
export interface Visit {
  page: Page;
  devTools: CDPSession;
  /** What the page has noted so far. */
  observed: () => Promise<Observed>;
  /** Waits until nothing has been fetched and no task has been long for a while. */
  quiet: () => Promise<void>;
}

/** How long nothing happens before a page counts as quiet, and how long that may take, in milliseconds. */
const calm = 1500;
const patience = 60_000;

/** Opens an empty page as a new visitor would, with nothing in the cache, and hands it over. What the site sent before is forgotten. */
export async function visit<Result>(
  browser: Browser,
  site: ServedSite,
  profile: Profile,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    // tsx keeps the names of functions with a helper that the browser lacks.
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.addInitScript(observePage);
    const devTools = await context.newCDPSession(page);
    const open = trackRequests(page);
    await throttle(devTools, profile);
    site.take();
    const observed = () => page.evaluate(() => window.observed);
    return await use({
      page,
      devTools,
      observed,
      quiet: () => awaitQuiet(page, open, observed),
    });
  } finally {
    await context.close();
  }
}

/** Requests of a page and its workers. */
interface OpenRequests {
  count: number;
  /** When the last one began or ended, in milliseconds since 1970. */
  last: number;
}

function trackRequests(page: Page): OpenRequests {
  const open = { count: 0, last: Date.now() };
  const step = (change: number) => () => {
    open.count += change;
    open.last = Date.now();
  };
  page.on('request', step(1));
  page.on('requestfinished', step(-1));
  page.on('requestfailed', step(-1));
  return open;
}

async function awaitQuiet(page: Page, open: OpenRequests, observed: () => Promise<Observed>): Promise<void> {
  await page.waitForLoadState('load', { timeout: patience });
  const begin = Date.now();
  while (Date.now() - begin < patience) {
    await page.waitForTimeout(100);
    if (open.count > 0 || Date.now() - open.last < calm) continue;
    const { longTasks } = await observed();
    const { duration = 0, start = 0 } = longTasks.at(-1) ?? {};
    const now = await page.evaluate(() => performance.now());
    if (now - start - duration >= calm || longTasks.length === 0) return;
  }
  throw new Error(`${page.url()} did not come to rest within ${patience / 1000} s.`);
}
