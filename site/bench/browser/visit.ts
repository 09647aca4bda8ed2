import { chromium, type Browser, type Page } from 'playwright';

import { findBrowser, installedBrowser } from '#ci/browser';

import type { ServedSite } from './serveCounted';

/**
 * Starts the full Chromium of the machine: it paints and schedules as that of a visitor does, and the headless shell of the
 * tests has less to do. Where there is none, it is that shell; the name says which.
 */
export async function launchBrowser(): Promise<{ browser: Browser; name: string }> {
  const full = installedBrowser();
  const { pinned: _, ...options } = full
    ? { executablePath: full, args: ['--no-sandbox'], pinned: false }
    : await findBrowser();
  const browser = await chromium.launch(options);
  return { browser, name: `${full ? 'Chromium' : 'headless shell of Chromium'} ${browser.version()}` };
}

const megabit = 1_000_000 / 8;

/**
 * A phone of the middle class on a mobile line: how many times slower than this machine its processor is, bytes a second from the
 * server and to it, and the time from a request to the first byte of its answer, in milliseconds.
 */
export const phoneLine = { processor: 4, download: 1.6 * megabit, upload: 0.75 * megabit, latency: 150 };

/** This machine as it is. */
export const unthrottled: typeof phoneLine = { processor: 1, download: -1, upload: -1, latency: 0 };

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
  { processor, latency, download, upload }: typeof phoneLine,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare);
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

declare global {
  interface Window {
    /** Calls back once the next frame has been painted. */
    afterPaint: (call: () => void) => void;
  }
}

/** Runs in every page before anything else: text, because a bundler may put a helper into functions that the browser lacks. */
const prepare = `
  globalThis.__name = (target) => target;
  globalThis.afterPaint = (call) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = call;
    port2.postMessage('');
  });`;
