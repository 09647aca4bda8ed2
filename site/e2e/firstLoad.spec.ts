import type { Page } from '@playwright/test';

import { expect, isSameDocument, open, sidebarLink, test, type Line } from './test';

/** Scripts of the app, as opposed to the one that every page begins with. */
const isOfApp = (address: string) => /\/static\/js\//.test(address) && !/\/light\./.test(address);

const isOfAppUrl = ({ href }: URL) => isOfApp(href);

/** Collects the scripts of the app that a page asks for. */
function scriptsOfApp(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isOfApp(request.url())) asked.push(request.url());
  });
  return asked;
}

const fastLine: Line = { effectiveType: '4g', downlink: 10, rtt: 20, saveData: false };

/** Makes every page arrive a given time after it was asked for, in milliseconds. */
async function arriveAfter(page: Page, time: number): Promise<void> {
  await page.addInitScript((time) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseEnd', {
      get(this: PerformanceNavigationTiming) {
        return this.requestStart + time;
      },
    });
    // The first script of a page asks how long ago the page was asked for.
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'requestStart', {
      get: () => performance.now() - time,
    });
  }, time);
}

/** Holds scripts back, those of the app or some of them, until the function it gives is called. */
async function holdApp(page: Page, isHeld = isOfApp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ href }) => isHeld(href),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return release;
}

const running = (page: Page) => page.locator('html[data-app="running"]');
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

/** What of a page can be seen in a frame. */
interface Frame {
  header: boolean;
  blocks: number;
  sidebar: boolean;
  footer: boolean;
  /** Whether the page holds something back. */
  isHeld: boolean;
}

/** Notes what can be seen in every frame of a page, on a machine that draws one in a given time, in milliseconds. */
async function noteFrames(page: Page, time: number): Promise<() => Promise<Frame[]>> {
  await page.addInitScript((time) => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const request = requestAnimationFrame.bind(window);
    let now = 0;
    window.requestAnimationFrame = (callback) =>
      request(() => {
        frames.push({
          header: isSeen('header'),
          blocks: [...document.querySelectorAll('[data-static] > article > *')].filter((block) =>
            block.checkVisibility(),
          ).length,
          sidebar: isSeen('[data-sidebar] nav a'),
          footer: isSeen('[data-sidebar] ~ footer'),
          isHeld: document.adoptedStyleSheets.length > 0,
        });
        callback((now += time));
      });
  }, time);
  return () =>
    page.evaluate(
      () =>
        new Promise<Frame[]>((resolve) => {
          requestAnimationFrame(() => resolve((window as unknown as { frames: Frame[] }).frames));
        }),
    );
}

const slow = 60;
const quick = 10;

/** How many different views of a page can be seen, from its header on, while something of it is held back. */
async function steps(frames: () => Promise<Frame[]>): Promise<number> {
  const held = (await frames()).filter(({ header, isHeld }) => header && isHeld);
  return new Set(held.map((frame) => JSON.stringify(frame))).size;
}

/** Opens a page and waits until it is drawn whole. It is not loaded before: it waits for the script that every page begins with. */
async function openBeforeLoad(page: Page, address: string): Promise<void> {
  const release = await holdApp(page, (script) => /\/light\./.test(script));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  release();
}

/** How far what a reader sees has moved by itself, as browsers count it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test.describe('a page', () => {
  for (const route of ['/', '/transformers/system', '/api/mgmt/v1alpha1/job.proto', '/changelog'])
    test(`${route} comes in steps on a slow machine, and nothing moves`, async ({ page, site }) => {
      const frames = await noteFrames(page, slow);
      await openBeforeLoad(page, `${site}${route}`);
      const noted = (await frames()).filter(({ header }) => header);
      const blocks = noted.map((frame) => frame.blocks);
      expect(blocks[0]).toBe(0);
      expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
      expect(new Set(blocks).size).toBeGreaterThan(3);
      // The first of the text comes before all that stands beside it.
      expect(noted.find((frame) => frame.blocks > 0)).toMatchObject({ sidebar: false, footer: false });
      const all = await page.locator('[data-static] > article > :visible').count();
      expect(noted.at(-1)).toEqual({
        header: true,
        blocks: all,
        sidebar: true,
        footer: true,
        isHeld: false,
      });
      expect(await moved(page)).toBe(0);
    });

  test('comes at once on a machine that draws its header in no time', async ({ page, site }) => {
    const frames = await noteFrames(page, quick);
    await openBeforeLoad(page, `${site}/cli/sync`);
    expect(await steps(frames)).toBeLessThanOrEqual(1);
  });

  for (const [where, hash] of [
    ['to a section', '#usage'],
    ['to words', '#:~:text=General%20flags'],
  ] as const)
    test(`comes at once to a reader whom a link leads ${where}`, async ({ page, site }) => {
      const frames = await noteFrames(page, slow);
      await openBeforeLoad(page, `${site}/cli/sync${hash}`);
      expect(await steps(frames)).toBe(0);
    });

  test('comes at once to a reader who loads it anew, to be where they were', async ({ page, site }) => {
    const frames = await noteFrames(page, slow);
    await openBeforeLoad(page, `${site}/cli/sync`);
    expect(await steps(frames)).toBeGreaterThan(1);
    await page.reload();
    expect(await steps(frames)).toBe(0);
  });

  for (const kind of ['pointerdown', 'keydown'])
    test(`comes whole before what a reader does with ${kind} takes effect`, async ({ page, site }) => {
      await page.addInitScript((kind) => {
        window.requestAnimationFrame = () => 0;
        const held = () => document.adoptedStyleSheets.length;
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          const before = held();
          document.body.dispatchEvent(new Event(kind, { bubbles: true }));
          Object.assign(window, { held: [before, held()] });
        });
      }, kind);
      await openBeforeLoad(page, `${site}/cli/sync`);
      expect(await page.evaluate('held')).toEqual([1, 0]);
    });

  test('comes whole where no frame is drawn', async ({ page, site }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await openBeforeLoad(page, `${site}/cli/sync`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('the app', () => {
  test('does not come to a reader on a slow line who only looks', async ({ page, site }) => {
    const asked = scriptsOfApp(page);
    await page.goto(`${site}/quickstart`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [intent, act] of [
    ['points', (page: Page) => page.mouse.move(300, 300)],
    ['presses a key', (page: Page) => page.keyboard.press('Shift')],
    ['moves the focus', (page: Page) => page.locator('main a:visible').first().focus()],
    ['touches', (page: Page) => page.locator('h1').dispatchEvent('touchstart')],
  ] as const) {
    test(`comes when a reader ${intent}`, async ({ page, site }) => {
      const asked = scriptsOfApp(page);
      await page.goto(`${site}/quickstart`);
      expect(asked).toEqual([]);
      await act(page);
      await expect(running(page)).toBeVisible();
    });
  }

  test.describe('on a line that says it is fast', () => {
    test.use({ line: fastLine });

    test('comes by itself once the browser is idle', async ({ page, site }) => {
      await arriveAfter(page, 20);
      await page.goto(`${site}/quickstart`);
      // A browser that stays busy is waited for, five seconds at most.
      await expect(running(page)).toBeVisible({ timeout: 20_000 });
    });

    test('does not come by itself when the page took long to arrive', async ({ page, site }) => {
      await arriveAfter(page, 400);
      const asked = scriptsOfApp(page);
      await page.goto(`${site}/quickstart`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      expect(asked).toEqual([]);
    });
  });

  test('comes by itself to a page that has nothing to read without it', async ({ page, site, quiet }) => {
    quiet.allow(/status of 404/);
    await page.goto(`${site}/cli/synch`);
    await expect(page.getByRole('main').getByRole('link', { name: /^neosync sync/ })).toBeVisible();
    await page.goto(`${site}/search?q=postgres`);
    await expect(running(page)).toBeVisible();
  });

  test('takes over without a change that a reader could see', async ({ page, site }) => {
    await page.goto(`${site}/cli/sync`);
    await page.evaluate(() => document.fonts.ready);
    // The section being read is marked in the table of contents: the one thing that only the app does.
    const mask = [page.getByRole('navigation', { name: 'On this page' })];
    const look = () => page.screenshot({ animations: 'disabled', mask });
    const markup = () => page.evaluate(() => document.querySelector('main')!.innerHTML);
    const before = { look: await look(), markup: await markup() };
    await page.keyboard.press('Shift');
    await expect(running(page)).toBeVisible();
    expect(await markup()).toBe(before.markup);
    expect((await look()).equals(before.look)).toBe(true);
  });
});

test.describe('the styles', () => {
  /**
   * What every element of the page and what stands before and after it look like, as one text a piece. Custom properties
   * look like nothing: those that nothing on the page uses come with the app.
   */
  const looks = (page: Page) =>
    page.evaluate(() => {
      const look = (style: CSSStyleDeclaration) =>
        [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}:${style.getPropertyValue(name)}`)
          .join(';');
      return [...document.querySelectorAll('body, body *')].map((element) => {
        const around = ['::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .map((style) => (style.content === 'none' ? 'nothing' : look(style)));
        return [look(getComputedStyle(element)), ...around].join('\n');
      });
    });

  for (const width of [1280, 390]) {
    for (const route of ['/', '/quickstart', '/search', '/api', '/changelog', '/changelog/v5', '/cli/sinc']) {
      test(`of ${route} at ${width} pixels are all with the page, before those of others come`, async ({
        page,
        site,
        quiet,
      }) => {
        quiet.allow(/status of 404/);
        await page.setViewportSize({ width, height: 900 });
        // What the app draws is not asked for.
        await page.route(isOfAppUrl, (request) => request.abort());
        quiet.allow(/net::ERR_FAILED/);
        await page.goto(`${site}${route}`);
        const before = await looks(page);
        expect(before.length).toBeGreaterThan(30);
        await page.evaluate(async () => {
          const waiting = document
            .querySelector<HTMLTemplateElement>('template[data-app]')!
            .content.querySelector('link')!;
          const styles = document.importNode(waiting);
          const come = new Promise((resolve) => styles.addEventListener('load', resolve));
          document.head.append(styles);
          await come;
        });
        const after = await looks(page);
        expect(after.filter((look, index) => look !== before[index])).toEqual([]);
      });
    }
  }

  test('of all pages come with the app, and a page of another kind looks as it should', async ({
    page,
    site,
  }) => {
    const entry = page.getByRole('main').locator('article article').first();
    const look = () =>
      entry.evaluate((element) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !name.startsWith('--'));
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
    await page.goto(`${site}/changelog`);
    const whole = await look();
    await open(page, `${site}/`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
    await expect(entry).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(await look()).toBe(whole);
  });

  test('of all pages name no font, as all text would be laid out anew', async ({ page, site }) => {
    const come = page.waitForResponse(/static\/css\/styles\./);
    await open(page, `${site}/quickstart`);
    const css = await (await come).text();
    expect(css.length).toBeGreaterThan(10_000);
    expect(css).not.toContain('@font-face');
    const inPage = await page.locator('head style').allTextContents();
    expect(inPage.join()).toContain('@font-face');
  });

  test('that do not come leave links that lead to whole pages', async ({ page, site, quiet }) => {
    quiet.allow(/net::ERR_FAILED/);
    await page.route('**/static/css/styles.*', (request) => request.abort());
    await page.goto(`${site}/`);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await sidebarLink(page, 'Quickstart').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'running');
  });
});

test.describe('the fonts', () => {
  const asking = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    return asked;
  };
  const loaded = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });

  test.describe('on a fast line', () => {
    test.use({ line: fastLine });

    test('come with a page', async ({ page, site }) => {
      await arriveAfter(page, 20);
      const asked = asking(page);
      await page.goto(`${site}/quickstart`);
      await expect.poll(() => asked.length).toBe(2);
      expect((await loaded(page)).join()).toContain('Schibsted Grotesk Variable');
    });
  });

  test('are not fetched on a slow line, where they would come too late to be used', async ({
    page,
    site,
  }) => {
    const asked = asking(page);
    await open(page, `${site}/quickstart`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect((await loaded(page)).join()).not.toContain('Variable');
  });

  test('come without scripts', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const asked = asking(page);
    await page.goto(`${site}/quickstart`);
    await expect.poll(() => asked.length).toBe(2);
    await context.close();
  });
});

test.describe('before the app is there', () => {
  test('the color mode switches, and stays when the app takes over', async ({ page, site }) => {
    const release = await holdApp(page);
    await page.goto(`${site}/quickstart`);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect(running(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the announcement goes, and does not come back', async ({ page, site }) => {
    const release = await holdApp(page);
    await page.goto(`${site}/quickstart`);
    const bar = page.getByRole('region', { name: 'Announcement' });
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(bar).toBeHidden();
    release();
    await expect(running(page)).toBeVisible();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
  });

  test('the drawer opens and closes, and an open one stays open when the app takes over', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await holdApp(page);
    await page.goto(`${site}/quickstart`);
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Neosync' });
    await opener.click();
    await expect(drawer.getByRole('button', { name: 'Close navigation' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(380, 400);
    await expect(drawer).toBeHidden();
    await opener.click();
    await expect(drawer).toBeVisible();
    release();
    await expect(running(page)).toBeVisible();
    await expect(drawer).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await drawer.getByRole('link', { name: 'Platform', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    await expect(drawer).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('tabs and copy buttons work', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await holdApp(page);
    await page.goto(`${site}/cli/sync`);
    await page.getByRole('tab', { name: 'MySQL' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'MySQL' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.locator('figcaption').getByText('Copied').first()).toBeVisible();
  });

  test('a link loads its page whole', async ({ page, site }) => {
    await holdApp(page);
    await page.goto(`${site}/quickstart`);
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  });

  for (const [way, ask] of [
    ['its button is pressed', (page: Page) => page.getByRole('button', { name: /Search docs/ }).click()],
    ['a slash is typed', (page: Page) => page.keyboard.press('/')],
    ['Ctrl and K are pressed', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`the search is asked for when ${way}, and opens when the app is there`, async ({ page, site }) => {
      const release = await holdApp(page);
      await page.goto(`${site}/quickstart`);
      await ask(page);
      await expect(page.locator('[data-progress][data-state="loading"]')).toBeVisible();
      release();
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(page.locator('[data-progress][data-state="loading"]')).toHaveCount(0);
    });
  }

  for (const [missing, isHeld] of [
    ['the app', isOfApp],
    ['the dialog', (address: string) => /\/search-dialog\.\w+\.js$/.test(address)],
  ] as const) {
    for (const [way, ask] of [
      ['a slash', (page: Page) => page.keyboard.press('/')],
      ['Ctrl and K', (page: Page) => page.keyboard.press('Control+k')],
      ['its button', (page: Page) => page.getByRole('button', { name: /Search docs/ }).click()],
    ] as const) {
      test(`what is typed after ${way}, before ${missing} is there, stands in the field`, async ({
        page,
        site,
      }) => {
        const release = await holdApp(page, isHeld);
        await page.goto(`${site}/quickstart`);
        if (missing === 'the dialog') {
          await page.keyboard.press('Shift');
          await expect(running(page)).toBeVisible();
        }
        await ask(page);
        await page.keyboard.type('foreign /keyz');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('s');
        await expect(page.getByRole('combobox')).toHaveCount(0);
        release();
        const field = page.getByRole('combobox');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue('foreign /keys');
        await expect(page.getByRole('option').first()).toContainText(/foreign keys/i);
        await page.keyboard.type('!');
        await expect(field).toHaveValue('foreign /keys!');
      });
    }
  }

  test('what is typed after the search was given up stays the page’s', async ({ page, site }) => {
    const release = await holdApp(page);
    await page.goto(`${site}/quickstart`);
    await page.keyboard.press('/');
    await page.keyboard.type('foreign');
    await page.keyboard.press('Escape');
    await page.keyboard.type('keys');
    release();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveValue('');
  });

  test('a page whose app never comes reads, and its links work', async ({ page, site, quiet }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED/);
    await page.route(
      ({ href }) => isOfApp(href),
      (route) => route.abort(),
    );
    await page.goto(`${site}/quickstart`);
    await page.mouse.move(300, 300);
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  });
});
