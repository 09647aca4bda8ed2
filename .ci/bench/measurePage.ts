import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type * as webVitals from 'web-vitals';

import { findBrowser, installedBrowser } from '#ci/browser';

import { listen } from '../../site/host/serve/listen';
import { siteHandler } from '../../site/host/serve/siteHandler';
import type { Figures } from './figures';
import type { BenchSite } from './sites';

/** Starts the Chromium of the machine, or if there is none, the headless shell of the tests. */
export async function launchBrowser(): Promise<{ browser: Browser; name: string }> {
  const full = installedBrowser();
  const { pinned: _, ...options } = full
    ? { executablePath: full, args: ['--no-sandbox'], pinned: false }
    : await findBrowser();
  const browser = await chromium.launch(options);
  return { browser, name: `${full ? 'Chromium' : 'headless shell of Chromium'} ${browser.version()}` };
}

const kinds = { html: /^text\/html/, script: /javascript/, style: /^text\/css/, font: /^font/, other: /./ };

declare global {
  interface Window {
    vitals: Record<string, number>;
    longTasks: Task[];
    webVitals: typeof webVitals;
  }
}

const vitalsScript = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/[^/\\]+$/, 'web-vitals.iife.js'),
  'utf8',
);

/** Loads a page with an empty cache on a slow phone: milliseconds, and compressed kB by kind until all fetches end. */
export async function measurePage(browser: Browser, site: BenchSite, route: string): Promise<Figures> {
  return visit(browser, site, async (context, address, sent) => {
    const page = await context.newPage();
    await page.addInitScript(`${vitalsScript}; window.webVitals = webVitals`);
    await page.addInitScript(() => {
      window.vitals = {};
      const { onFCP, onLCP, onCLS } = window.webVitals;
      for (const on of [onFCP, onLCP, onCLS]) {
        on(({ name, value }) => void (window.vitals[name] = value), { reportAllChanges: true });
      }
      window.longTasks = [];
      const note = (list: PerformanceObserverEntryList) => void window.longTasks.push(...list.getEntries());
      new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
    });
    await throttle(context, page);
    await load(page, address + route);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const { FCP, LCP, CLS } = await page.evaluate(() => window.vitals);
    // Entries themselves can't be transferred from the browser.
    const tasks = await page.evaluate(() =>
      window.longTasks.map(({ startTime, duration }) => ({ startTime, duration })),
    );
    const total = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
    const TBT = blockingTime(tasks, FCP!);
    return { FCP: FCP!, LCP: LCP!, TBT, CLS: CLS ?? 0, 'all kB': total, ...sent };
  });
}

/** Follows a link in the text of a page on a slow phone: milliseconds from the click to the painted heading of the next page. */
export async function measureNavigation(
  browser: Browser,
  site: BenchSite,
  from: string,
  to: string,
): Promise<Figures> {
  return visit(browser, site, async (context, address) => {
    const page = await context.newPage();
    await throttle(context, page);
    await load(page, address + from);
    const link = page.locator(`main a[href$="${to}"]`).first();
    await link.hover();
    await page.waitForTimeout(100);
    const begin = await page.evaluate(() => performance.timeOrigin + performance.now());
    const heading = await page.locator('h1').first().textContent();
    await link.click({ noWaitAfter: true });
    await page.locator('h1').first().filter({ hasNotText: heading!.trim() }).waitFor();
    const end = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
        }),
    );
    return { 'click to heading': end - begin };
  });
}

/** Serves a site and opens an empty browser for it. `sent` counts compressed kB by kind. */
async function visit(
  browser: Browser,
  { outDir }: BenchSite,
  measure: (context: BrowserContext, address: string, sent: Figures) => Promise<Figures>,
): Promise<Figures> {
  const sent: Figures = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
  const server = countingServer(outDir, sent);
  const address = `http://localhost:${await listen(server, 0)}`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    return await measure(context, address, sent);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

function countingServer(outDir: string, sent: Figures): Server {
  const handle = siteHandler(outDir);
  return createServer((request, response) => {
    const before = request.socket.bytesWritten;
    response.once('close', () => {
      const type = String(response.getHeader('Content-Type') ?? '');
      const [kind = 'other'] = Object.entries(kinds).find(([, pattern]) => pattern.test(type)) ?? [];
      sent[kind]! += (request.socket.bytesWritten - before) / 1000;
    });
    handle(request, response);
  });
}

/** 1.6 Mbit/s, 150 ms for each request, and a quarter of the processor. */
async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const line = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function load(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
}

/** A task of the main thread, in milliseconds from the request of the page. */
export interface Task {
  startTime: number;
  duration: number;
}

/** Total time by which tasks after the first paint exceeded 50 ms, in milliseconds. */
export function blockingTime(tasks: Task[], firstPaint: number): number {
  return tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, task) => sum + Math.max(0, task - 50), 0);
}
