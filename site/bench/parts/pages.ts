import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Browser } from 'playwright';
import type * as webVitals from 'web-vitals';

import { totalBytes, withServed, type ServedSite } from '../browser/serveCounted';
import { eventsOf, sum, tasksIn, trace } from '../browser/trace';
import { phoneLine, visit } from '../browser/visit';
import { byTurns, type Part, type PartOptions } from '../figures';
import { pageTypes } from '../sites/benchSites';

export const pages: Part = {
  title: 'Loading a page',
  note:
    'Compressed kilobytes by kind with their headers, and milliseconds, for a new visitor who does nothing. `ready` is when the script of the page acts: ' +
    'for this project its mark `site-ready`, for stock Rspress the frame in which React has taken over.',
  head: ['site', 'page'],
  measure: async (options) =>
    byTurns(await pagesOf(options), options, ({ site, route }) =>
      withServed(site.outDir, (served) => measureLoad(options.browser, served, route)),
    ),
};

/** The pages of built sites that are measured. */
export async function pagesOf({ documentation, sites, makeReady }: PartOptions) {
  const all = [documentation, ...sites];
  for (const site of all) await makeReady(site);
  const found = all.flatMap((site) =>
    pageTypes.map((detail) => ({ ...site, site, detail, route: site.routes[detail]! })),
  );
  const order = ({ size = 0, detail }: (typeof found)[number]) => size * 10 + pageTypes.indexOf(detail);
  return found.filter(({ route }) => route).toSorted((a, b) => order(a) - order(b));
}

declare global {
  interface Window {
    vitals: { FCP?: number; LCP?: number; CLS?: number };
    webVitals: typeof webVitals;
  }
}

const webVitalsScript = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/[^/\\]+$/, 'web-vitals.iife.js'),
  'utf8',
);

/** Loads a page with an empty cache and waits until it rests. */
export function measureLoad(browser: Browser, site: ServedSite, route: string) {
  return visit(browser, site, phoneLine, async ({ page, quiet }) => {
    await page.addInitScript(`${webVitalsScript}; window.webVitals = webVitals`);
    await page.addInitScript(noteVitals);
    const events = await trace(browser, page, async () => {
      const response = await page.goto(`${site.address}${route}`, { waitUntil: 'commit' });
      if (response?.status() !== 200) throw new Error(`${route} answered ${response?.status()}.`);
      await quiet();
    });
    const sent = site.take();
    const { requests, ...bytes } = sent;
    const { FCP, LCP, CLS } = await page.evaluate(() => window.vitals);
    const ready = await page.evaluate(() => performance.getEntriesByName('site-ready')[0]?.startTime);
    const { main } = tasksIn(events, eventsOf(events, 'firstContentfulPaint').at(-1)!);
    return {
      ...Object.fromEntries(Object.entries(bytes).map(([kind, count]) => [kind, count / 1000])),
      'all kB': totalBytes(sent) / 1000,
      requests,
      FCP: FCP!,
      LCP: LCP!,
      // What a task keeps the page from answering beyond 50 ms, after the first paint.
      TBT: sum(main.map((task) => Math.max(0, task - 50))),
      'longest task': Math.max(...main),
      CLS: CLS!,
      ready: ready!,
    };
  });
}

/** Runs in the page before anything else. */
function noteVitals(): void {
  window.vitals = {};
  const { onFCP, onLCP, onCLS } = window.webVitals;
  for (const on of [onFCP, onLCP, onCLS])
    on(({ name, value }) => void (window.vitals[name as 'FCP'] = value), { reportAllChanges: true });
  const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  requestAnimationFrame(function look() {
    if (performance.getEntriesByName('site-ready').length > 0) return;
    // Without React there is nothing to look for, and looking would be work of the page.
    if (document.readyState === 'complete' && !document.getElementById('__rspress_root')) return;
    if ([...document.querySelectorAll('button')].some(isReact)) performance.mark('site-ready');
    else requestAnimationFrame(look);
  });
}
