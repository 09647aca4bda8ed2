import { createServer, type RequestListener, type Server } from 'node:http';
import { test as base, expect, type Page } from '@playwright/test';

import { listen } from '../host/serve/listen';
import { siteHandler } from '../host/serve/siteHandler';
import { folders } from './folders';

export { expect };

interface Fixtures {
  /**
   * Fails the test when the page logs an error, throws, leaves a rejection unhandled or asks another origin, and when
   * any page does what the site's own headers refuse. Only a test that provokes such a refusal allows it.
   */
  quiet: { allow: (pattern: RegExp) => void; allowRefusal: (pattern: RegExp) => void };
  /** Origins that pages may request besides their own. */
  furtherOrigins: string[];
  /** What the browser says about its connection. */
  line: { effectiveType?: string; saveData?: boolean; downlink?: number };
}

type WorkerFixture = (fixtures: object, use: (address: string) => Promise<void>) => Promise<void>;

/** Addresses of the built sites, with their base and without a closing slash. `hosted` and `docsearch` are `small` with such a search. */
type WorkerFixtures = Record<'site' | 'small' | 'hosted' | 'docsearch' | 'versions' | 'long', string>;

/** Serves a built site while a worker needs it. */
const served = (folder: string, base = ''): [WorkerFixture, { scope: 'worker' }] => [
  ({}, use) => serving(siteHandler(folder, `${base}/`), (address) => use(`${address}${base}`)),
  { scope: 'worker' },
];

/** Asks the sites without a browser. */
export const requestTest = base.extend<object, WorkerFixtures>({
  site: served(folders.site),
  small: served(folders.small, '/docs'),
  hosted: served(folders.hosted, '/docs'),
  docsearch: served(folders.docsearch, '/docs'),
  versions: served(folders.versions),
  long: served(folders.long),
});

/** Opens the sites in a browser, where nothing may go wrong unnoticed. */
export const test = requestTest.extend<Fixtures>({
  furtherOrigins: [[], { option: true }],
  line: [{ effectiveType: '4g', saveData: false }, { option: true }],
  context: async ({ context, line }, use) => {
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, line);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto } = page;
    page.goto = async (address, options) => {
      const response = await goto.call(page, address, options);
      const waits = options?.waitUntil === undefined || options.waitUntil === 'load';
      if (waits && javaScriptEnabled !== false) await drawn(page);
      return response;
    };
    await use(page);
  },
  quiet: [
    async ({ page, context, furtherOrigins }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      const refusals: string[] = [];
      const allowedRefusals: RegExp[] = [];
      const origins = new Set<string>();
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      context.on('console', (message) => {
        if (isRefusal(message.text())) refusals.push(message.text());
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http')) origins.add(origin);
      });
      await use({
        allow: (pattern) => void allowed.push(pattern),
        allowRefusal: (pattern) => void allowedRefusals.push(pattern),
      });
      const unlike = (patterns: RegExp[]) => (text: string) =>
        !patterns.some((pattern) => pattern.test(text));
      expect(complaints.filter((text) => !isRefusal(text)).filter(unlike(allowed))).toEqual([]);
      expect(refusals.filter(unlike(allowedRefusals))).toEqual([]);
      const foreign = [...origins].filter((origin) => !/^http:\/\/(localhost|docs\.test):\d+$/.test(origin));
      expect(foreign.filter((origin) => !furtherOrigins.includes(origin))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether the browser says that it refused something because of a header of the site, or of a hash in its HTML. */
const isRefusal = (text: string) =>
  /Content Security Policy|Permissions[- ]Policy|Integrity-Policy|integrity' attribute/i.test(text);

/** Waits until a page that is drawn in steps is drawn whole. A busy machine takes them, whatever a test is about. */
const drawn = (page: Page) =>
  page.waitForFunction(() =>
    document.adoptedStyleSheets.every(({ cssRules }) => !(cssRules[0] instanceof CSSMediaRule)),
  );

/** Opens a page, waits until its script acts, and unfolds its sidebar. Marks the document, so a test can tell if it was reloaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('[data-pages] > details')) group.setAttribute('open', '');
    Object.assign(window, { sameDocument: true });
  });
}

/** Counts how far the content of pages moves unasked. The result reads the sum for the current page. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Record<string, number>)[]) {
        if (!entry.hadRecentInput) shifts.shift += entry.value!;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate('shift');
}

/** Waits until the script of the page acts. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Lets the page draw a number of frames. */
export const frames = (page: Page, count: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(function next() {
          if (--left === 0) resolve();
          else requestAnimationFrame(next);
        });
      }),
    count,
  );

/** Waits until text, height and place of the page have been the same for some frames. */
export async function settled(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => [document.body.textContent, document.documentElement.scrollHeight, scrollY].join());
  await expect(async () => {
    const before = await look();
    await frames(page, 20);
    expect((await look()) === before).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Whether the document is still the one that {@link open} opened. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** The title of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of the sidebar. */
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true });

/** Serves over a real socket while a callback runs. */
export async function serving(
  handler: RequestListener,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const server: Server = createServer(handler);
  const port = await listen(server, 0);
  try {
    await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Holds files back until the function it gives is called. */
export async function hold(page: Page, files: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
