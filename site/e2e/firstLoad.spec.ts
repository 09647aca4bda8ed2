import { createServer } from 'node:http';

import type { Page } from '@playwright/test';

import { listen } from '../host/serve/listen';
import { siteHandler } from '../host/serve/siteHandler';

import {
  countShifts,
  expect,
  frames as passFrames,
  hold,
  isSameDocument,
  open,
  sidebarLink,
  test,
} from './test';

/** Scripts that are their own applications, and Preact, as opposed to the script of every page. */
const isOfApplication = ({ pathname }: URL) => pathname.includes('/static/js/async/');

/** The script that every page begins with. */
const isOfPage = ({ pathname }: URL) => /\/static\/js\/index\./.test(pathname);

/** Collects the scripts of applications that a page asks for. */
function applicationsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isOfApplication(new URL(request.url()))) asked.push(request.url());
  });
  return asked;
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });

/** The visible parts of a page in a frame. */
interface Frame {
  /** When the browser began it, in milliseconds. */
  begun: number;
  header: boolean;
  blocks: number;
  sidebar: boolean;
  footer: boolean;
  /** Whether the page holds something back. */
  isHeld: boolean;
}

/**
 * Records the visible parts of a page in every frame, on a machine that takes a given time per frame, in milliseconds.
 * Timers of a second or more run in that time too.
 */
async function noteFrames(page: Page, time: number): Promise<void> {
  await page.addInitScript((time) => {
    const timers: { due: number; callback: () => void }[] = [];
    const timeout = setTimeout.bind(window);
    const setLongTimeout = (callback: () => void, delay = 0) =>
      delay < 1000 ? timeout(callback, delay) : -timers.push({ due: now + delay, callback });
    Object.assign(window, { setTimeout: setLongTimeout });
    const clear = clearTimeout.bind(window);
    window.clearTimeout = (id) => (Number(id) < 0 ? delete timers[-Number(id) - 1] : clear(id));
    const runTimers = () => {
      timers.forEach(({ due, callback }, index) => {
        if (due > now) return;
        delete timers[index];
        callback();
      });
    };
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    // A page that loads fast takes no steps. This one has not loaded yet.
    addEventListener('load', (event) => event.stopImmediatePropagation(), { capture: true });
    const request = requestAnimationFrame.bind(window);
    let now = 0;
    window.requestAnimationFrame = (callback) =>
      request((begun) => {
        frames.push({
          begun,
          header: isSeen('header'),
          blocks: [...document.querySelectorAll('[data-text] > article > *')].filter((block) =>
            block.checkVisibility(),
          ).length,
          sidebar: isSeen('[data-sidebar] nav a'),
          footer: isSeen('[data-sidebar] ~ footer'),
          isHeld: document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0] instanceof CSSMediaRule),
        });
        callback((now += time));
        runTimers();
      });
  }, time);
}

/** The frames of the open page from its header on. */
async function framesOf(page: Page): Promise<Frame[]> {
  const noted = await page.evaluate(
    () =>
      new Promise<Frame[]>((resolve) => {
        requestAnimationFrame(() => resolve((window as unknown as { frames: Frame[] }).frames));
      }),
  );
  return noted.filter(({ header }) => header);
}

const slow = 60;
const quick = 10;

/** How many frames of the open page held something back. */
async function heldFrames(page: Page): Promise<number> {
  const held = (await framesOf(page)).filter(({ isHeld }) => isHeld);
  return new Set(held.map(({ begun }) => begun)).size;
}

/** Opens a page and waits until it is drawn whole. It is not loaded before: it waits for the script that every page begins with. */
async function openBeforeLoad(page: Page, address: string): Promise<void> {
  const release = await hold(page, isOfPage);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  release();
}

test.describe('a page', () => {
  for (const route of ['/', '/quickstart', '/api/mgmt/v1alpha1/job.proto']) {
    test(`${route} comes in steps on a slow machine, and nothing moves`, async ({ page, site }) => {
      await noteFrames(page, slow);
      const shift = await countShifts(page);
      await openBeforeLoad(page, `${site}${route}`);
      const frames = await framesOf(page);
      const blocks = frames.map((frame) => frame.blocks);
      // A page of text begins with its title and first paragraph, and the next block if that has arrived. The reference
      // begins with the header.
      expect(route.startsWith('/api/') ? [0] : [2, 3]).toContain(blocks[0]);
      expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
      expect(new Set(blocks).size).toBeGreaterThan(3);
      // The first text comes before everything next to it.
      expect(frames.find((frame) => frame.blocks > 0)).toMatchObject({ sidebar: false, footer: false });
      expect(frames.at(-1)).toMatchObject({ sidebar: route !== '/', footer: true, isHeld: false });
      expect(await shift()).toBe(0);
    });
  }

  test('comes in steps to its end, however long they take', async ({ page, site }) => {
    await noteFrames(page, 1000);
    await openBeforeLoad(page, `${site}/transformers/system`);
    const blocks = (await framesOf(page)).map((frame) => frame.blocks);
    const added = blocks.map((count, index) => count - (blocks[index - 1] ?? 0));
    expect(Math.max(...added)).toBeLessThan(blocks.at(-1)! / 2);
  });

  test('of text is first painted with its first paragraph, however slowly that arrives', async ({
    page,
    site,
  }) => {
    const html = await (await fetch(`${site}/quickstart`)).text();
    const paragraph = html.indexOf('<p', html.indexOf('<article'));
    let sendRest = () => {};
    const answer = siteHandler('dist');
    const server = createServer((request, response) => {
      if (request.url !== '/quickstart') return answer(request, response);
      response.setHeader('Content-Type', 'text/html').write(html.slice(0, paragraph));
      sendRest = () => response.end(html.slice(paragraph));
    });
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const { bottom } = document.querySelector('article p')?.getBoundingClientRect() ?? { bottom: NaN };
        Object.assign(window, { lead: bottom });
      });
    });
    await page.goto(`http://localhost:${await listen(server, 0)}/quickstart`, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    const early = await page.evaluate(() => 'lead' in window);
    sendRest();
    await page.waitForFunction(() => 'lead' in window);
    server.closeAllConnections();
    server.close();
    expect(early).toBe(false);
    expect(await page.evaluate('lead')).toBeLessThan(900);
  });

  test('is painted at once on a fast machine, and when a link leads to a section', async ({
    browser,
    site,
  }) => {
    for (const [time, hash] of [
      [quick, ''],
      [slow, '#usage'],
      [slow, '#:~:text=General%20flags'],
    ] as const) {
      const page = await browser.newPage();
      await noteFrames(page, time);
      await openBeforeLoad(page, `${site}/cli/sync${hash}`);
      // It takes two frames to measure how fast the machine is.
      expect(await heldFrames(page), hash).toBeLessThanOrEqual(hash === '' ? 2 : 0);
      await page.close();
    }
  });

  test('is painted at once after a reload, so that readers keep their place', async ({ page, site }) => {
    await noteFrames(page, slow);
    await openBeforeLoad(page, `${site}/cli/sync`);
    expect(await heldFrames(page)).toBeGreaterThan(2);
    await page.reload();
    expect(await heldFrames(page)).toBe(0);
  });

  test('is complete where no frame is drawn, and before a click or key takes effect', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
      const held = () =>
        document.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0] instanceof CSSMediaRule).length;
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const before = held();
        document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
        Object.assign(window, { held: [before, held()] });
      });
    });
    await openBeforeLoad(page, `${site}/cli/sync`);
    expect(await page.evaluate('held')).toEqual([1, 0]);
  });
});

test.describe('Preact', () => {
  test('is not loaded for reading, navigating, switching the color mode or opening the drawer', async ({
    page,
    site,
  }) => {
    const asked = applicationsAsked(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `${site}/quickstart`);
    await toggle(page).click();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Platform', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anonymize your first database');
    await page.waitForLoadState('networkidle');
    expect(await isSameDocument(page)).toBe(true);
    expect(asked).toEqual([]);
  });
});

test('a page has its styles in its head, and a navigation fetches missing ones once', async ({
  page,
  site,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  const groups = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-href]')].map(({ dataset }) => dataset.href!),
    );
  await open(page, `${site}/`);
  const before = await groups();
  expect(before.length).toBeGreaterThan(1);
  expect(sheets).toEqual([]);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, heading] of [
    ['Changelog', 'Neosync Changelog'],
    ['Docs', 'Neosync'],
    ['Changelog', 'Neosync Changelog'],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  expect(await isSameDocument(page)).toBe(true);
  // A place that the navbar gives its button wins over the look of the button.
  await expect(page.locator('[data-control="navigation"]')).toBeHidden();
  const [shared, ...others] = await groups();
  expect(shared).toMatch(/\/css\/styles\./);
  // In the order of the cascade, each once, those of the page among them.
  expect(others).toEqual([...new Set(others)].toSorted());
  expect(others.length).toBeGreaterThan(before.length - 1);
  const added = others.filter((group) => !before.includes(group));
  expect(sheets.toSorted()).toEqual(added);
  // The dialog may draw any component.
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeVisible();
  expect((await groups()).length).toBeGreaterThan(others.length + 1);
});

test.describe('before the main script is loaded', () => {
  test('a click takes effect immediately', async ({ page, site }) => {
    const release = await hold(page, isOfPage);
    await page.goto(`${site}/quickstart`, { waitUntil: 'commit' });
    await toggle(page).click();
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  });

  test('a link loads its page as a document', async ({ page, site }) => {
    await hold(page, isOfPage);
    await page.goto(`${site}/quickstart`, { waitUntil: 'commit' });
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  });

  const readUsage = async (page: Page, site: string) => {
    await open(page, `${site}/cli/sync`);
    await page.getByRole('heading', { name: 'Batch flags' }).evaluate((title) => title.scrollIntoView());
    await page.goto(`${site}/llms.txt`);
    const release = await hold(page, isOfPage);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    return release;
  };

  test('going back restores the place, even if the browser restored another one', async ({ page, site }) => {
    const release = await readUsage(page, site);
    await page.evaluate(() => scrollTo(0, 100));
    release();
    await expect(page.getByRole('heading', { name: 'Batch flags' })).toBeInViewport();
  });

  test('going back and scrolling at once keeps the new place', async ({ page, site }) => {
    const release = await readUsage(page, site);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -20_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    release();
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await passFrames(page, 3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('before the search is loaded', () => {
  test('typed text goes to its field, and the bar at the top shows that it is loading', async ({
    page,
    site,
  }) => {
    const release = await hold(page, isOfApplication);
    await open(page, `${site}/quickstart`);
    await page.keyboard.press('/');
    await page.keyboard.type('foreign /keyz');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    await expect(page.locator('[data-progress][data-state="loading"]')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search docs' })).toHaveCount(0);
    release();
    const field = page.getByRole('combobox', { name: 'Search docs' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('foreign /keys');
    await expect(page.locator('[data-progress][data-state="loading"]')).toHaveCount(0);
    await expect(page.getByRole('option').first()).toContainText(/foreign keys/i);
  });
});
