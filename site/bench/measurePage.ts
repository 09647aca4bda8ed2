import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from 'playwright';
import type * as webVitals from 'web-vitals';

import { findBrowser, installedBrowser } from '#ci/browser';

import { listen } from '../host/serve/listen';
import { siteHandler } from '../host/serve/siteHandler';
import type { Figures } from './tableOf';
import type { BenchSite } from './sites';

/** Starts the Chromium of the machine, or where there is none, the headless shell of the tests. */
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
    webVitals: typeof webVitals;
  }
}

const vitalsScript = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/[^/\\]+$/, 'web-vitals.iife.js'),
  'utf8',
);

/** Loads a page with an empty cache on a slow phone: compressed kB by kind, and milliseconds. */
export async function measurePage(browser: Browser, { outDir }: BenchSite, route: string): Promise<Figures> {
  const sent = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
  const answer = siteHandler(outDir);
  const server = createServer((request, response) => {
    const before = request.socket.bytesWritten;
    response.once('close', () => {
      const type = String(response.getHeader('Content-Type') ?? '');
      const [kind = 'other'] = Object.entries(kinds).find(([, pattern]) => pattern.test(type)) ?? [];
      sent[kind]! += (request.socket.bytesWritten - before) / 1000;
    });
    answer(request, response);
  });
  const address = `http://localhost:${await listen(server, 0)}${route}`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(`${vitalsScript}; window.webVitals = webVitals`);
    await page.addInitScript(() => {
      window.vitals = {};
      const { onFCP, onLCP, onCLS } = window.webVitals;
      for (const on of [onFCP, onLCP, onCLS]) {
        on(({ name, value }) => void (window.vitals[name] = value), { reportAllChanges: true });
      }
    });
    const devTools = await context.newCDPSession(page);
    const line = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await browser.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline'] });
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const { FCP, LCP, CLS } = await page.evaluate(() => window.vitals);
    const total = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
    return { ...sent, total, FCP: FCP!, LCP: LCP!, TBT: blockingTime(trace.traceEvents), CLS: CLS ?? 0 };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** An event of a browser's trace. Times are in microseconds; `tdur` is the time the thread itself ran. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** How long tasks of the main thread after the first paint kept the page from answering beyond 50 ms each, in milliseconds. */
export function blockingTime(events: TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid)
    .map(({ ts, dur = 0, tdur = dur }) => Math.min(ts + dur - Math.max(ts, paint.ts), tdur) / 1000)
    .reduce((sum, task) => sum + Math.max(0, task - 50), 0);
}
