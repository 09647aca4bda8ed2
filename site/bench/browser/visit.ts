import type { Browser, Page } from 'playwright';

import type { ServedSite } from './serveCounted';

/** How fast the visitor's machine and line are. */
export interface Profile {
  /** How many times slower than this machine the processor is. */
  processor: number;
  /** Bytes a second from the server, and to it. */
  download: number;
  upload: number;
  /** Time from a request to the first byte of its answer, in milliseconds. */
  latency: number;
}

const megabit = 1_000_000 / 8;

/** A phone of the middle class on a mobile line: 4x slower processor, 1.6 Mbit/s, 150 ms. */
export const phoneLine: Profile = {
  processor: 4,
  download: 1.6 * megabit,
  upload: 0.75 * megabit,
  latency: 150,
};

/** This machine as it is. */
export const unthrottled: Profile = { processor: 1, download: -1, upload: -1, latency: 0 };

/** A page that is being measured. */
export interface Visit {
  page: Page;
  /** Waits until nothing has been fetched for a while, and the page has nothing to do. */
  quiet: () => Promise<void>;
}

/** How long nothing is fetched before a page counts as quiet, and how long that may take, in milliseconds. */
const calm = 1500;
const patience = 60_000;

/** Opens an empty page as a new visitor would, with nothing in the cache, and hands it over. What the site sent before is forgotten. */
export async function visit<Result>(
  browser: Browser,
  site: ServedSite,
  { processor, latency, download, upload }: Profile,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    // tsx keeps the names of functions with a helper that the browser lacks.
    await page.addInitScript('globalThis.__name = (target) => target');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    const line = { latency, downloadThroughput: download, uploadThroughput: upload };
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: processor });
    let open = 0;
    let last = Date.now();
    const step = (change: number) => () => {
      open += change;
      last = Date.now();
    };
    page.on('request', step(1)).on('requestfinished', step(-1)).on('requestfailed', step(-1));
    site.take();
    const quiet = async () => {
      await page.waitForLoadState('load', { timeout: patience });
      for (const begin = Date.now(); Date.now() - begin < patience;) {
        await page.waitForTimeout(100);
        if (open > 0 || Date.now() - last < calm) continue;
        return void (await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))));
      }
      throw new Error(`${page.url()} did not come to rest within ${patience / 1000} s.`);
    };
    return await use({ page, quiet });
  } finally {
    await context.close();
  }
}
