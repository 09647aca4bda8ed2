import type { Page } from '@playwright/test';

import {
  countShifts,
  expect,
  frames,
  hold,
  isSameDocument,
  open,
  settled,
  sidebarLink,
  takenOver,
  test,
} from './test';

test('the focus moves to the heading or to the anchor, and the title is announced', async ({
  page,
  site,
}) => {
  const announcer = page.locator('[data-announcer]');
  await open(page, `${site}/`);
  await page.getByRole('main').getByRole('link', { name: 'platform', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeFocused();
  await expect(page).toHaveTitle('Platform | Neosync');
  await expect(announcer).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: /^Subsetting Copy/ }).click();
  await expect(page).toHaveURL(`${site}/core-features#subsetting`);
  await expect(page.locator('#subsetting')).toBeFocused();
  await expect(announcer).toHaveText('Core Features | Neosync');
  await page.keyboard.press('Tab');
  await expect(page.locator('#subsetting')).toBeInViewport();
});

test('a hundred pages later the browser uses no more memory than after twenty', async ({ page, site }) => {
  await open(page, `${site}/platform`);
  const session = await page.context().newCDPSession(page);
  const paths = ['/platform', '/usecases', '/core-features', '/core-concepts', '/deploy/kubernetes'];
  const visit = (count: number) =>
    page.evaluate(
      async ([paths, count]) => {
        for (let turn = 1; turn <= count; turn++) {
          const shown = new Promise((resolve) =>
            document.addEventListener('ui:arrival', resolve, { once: true }),
          );
          const sidebar = document.querySelector('[data-column="sidebar"]')!;
          sidebar.querySelector<HTMLElement>(`a[href="${paths[turn % paths.length]}"]`)!.click();
          await shown;
        }
      },
      [paths, count] as const,
    );
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes };
  };
  await visit(20);
  const early = await held();
  await visit(80);
  const late = await held();
  expect(late.usedSize).toBeLessThan(early.usedSize * 1.1);
  expect(late.nodes).toBeLessThan(early.nodes * 1.1);
});

test('back and forward restore position, focus and tabs, without moving the page that is left', async ({
  page,
  site,
}) => {
  await open(page, `${site}/cli/sync`);
  const tab = page.getByRole('tab', { name: 'MySQL' });
  await tab.click();
  const next = page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: /Next/ });
  // Fonts that arrive after the first paint are drawn from the first click on, and lines may wrap elsewhere.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Environment Variables');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('neosync sync');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => scrollTo(0, 2400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
  await next.hover();
  await settled(page);
  const height = async () => Math.round((await next.boundingBox())!.y);
  const before = await height();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Environment Variables');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await page.evaluate(() => {
    const { scrollTo } = window;
    window.scrollTo = (...place: unknown[]) => {
      document.body.dataset.moved ??= document.querySelector('main h1')!.textContent;
      Reflect.apply(scrollTo, window, place);
    };
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('neosync sync');
  await expect(page.locator('body')).toHaveAttribute('data-moved', 'neosync sync');
  await expect.poll(height).toBe(before);
  await expect(next).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Environment Variables');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  expect(await isSameDocument(page)).toBe(true);
});

test('back from an anchor returns to the position before it, and to the link', async ({ page, site }) => {
  await open(page, `${site}/cli/sync`);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Batch flags' });
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'Batch flags' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Batch flags' })).toBeInViewport();
});

test('going back to the middle of a long page, in a section or between two, shows the same place', async ({
  page,
  site,
}) => {
  await open(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  for (const isBetween of [false, true]) {
    for (let step = 0; step < 15; step++) {
      await page.mouse.wheel(0, 700);
      await frames(page, 2);
    }
    const bringToLine = (isBetween: boolean) => {
      const lines = [...Array(innerHeight).keys()].slice(140);
      const found = lines.findIndex(
        (y) => document.elementFromPoint(500, y)!.matches('article') === isBetween,
      );
      scrollBy(0, found === -1 ? 300 : found + 4);
      return found !== -1;
    };
    await expect(async () => {
      await settled(page);
      expect(await page.evaluate(bringToLine, isBetween)).toBe(true);
    }).toPass();
    const id = await page.evaluate(() => {
      const heights = [...Array(20).keys()].map((line) => 150 + line * 28);
      const parts = heights.map((y) => {
        const element = document.elementFromPoint(500, y);
        return element?.closest('main [id]') ?? element?.closest('main section')?.querySelector('[id]');
      });
      return parts.find((part) => part)!.id;
    });
    const offset = () =>
      page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top), id);
    const before = await offset();
    await sidebarLink(page, 'Neosync for Go').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('job.proto');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('job.proto');
    await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(8);
    await page.reload();
    await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(8);
    await page.goto(`${site}/llms.txt`);
    await page.goBack();
    await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(8);
  }
});

test('a reload restores the place, even when the browser scrolls elsewhere right after', async ({
  page,
  site,
}) => {
  await open(page, `${site}/api/mgmt/v1alpha1/job.proto`);
  const method = page.locator('[id="jobservice.setjobsyncoptions"]');
  await method.evaluate((element) => element.scrollIntoView());
  await settled(page);
  const before = (await method.boundingBox())!.y;
  await page.addInitScript(() => {
    // Chromium does this on a slow machine: in the first frame after the page is loaded and its script has run.
    const jumpOnce = () => {
      if (document.readyState !== 'complete' || !('ready' in document.documentElement.dataset)) return;
      observer.disconnect();
      requestAnimationFrame(() => scrollBy(0, 2000));
    };
    const observer = new MutationObserver(jumpOnce);
    observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
    addEventListener('load', jumpOnce);
  });
  await page.reload();
  await takenOver(page);
  await frames(page, 5);
  await expect.poll(async () => Math.abs((await method.boundingBox())!.y - before)).toBeLessThan(1);
});

test('Shift+Tab at the top of a page reaches a visible link', async ({ page, site }) => {
  for (const name of ['api_key', 'auth', 'metrics']) {
    await open(page, `${site}/api/mgmt/v1alpha1/${name}.proto`);
    await page.keyboard.press('Shift+Tab');
    await settled(page);
    await expect(page.locator(':focus')).toBeInViewport();
  }
});

/** The element below the header, as its number in the article, and its distance from the top of the window. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('article *')];
    const index = elements.indexOf(document.elementFromPoint(innerWidth / 2, 140)!);
    return { index, top: elements[index]!.getBoundingClientRect().top };
  });

/** The distance of the element with a number in the article from the top of the window. */
const topOf = (page: Page, index: number) =>
  page.evaluate(
    (index) => document.querySelectorAll('article *')[index]?.getBoundingClientRect().top ?? NaN,
    index,
  );

for (const { route, id, below } of [
  { route: '/transformers/system', id: 'generate-numbers-and-time', below: 19 },
  // A row of a table keeps clear of the head of its table too.
  { route: '/deploy/environment-variables', id: 'enable_pprof', below: 63 },
]) {
  test(`${route}#${id} is found by its address, and by going back, after a reload too`, async ({
    page,
    site,
  }) => {
    const distance = () =>
      page.evaluate((anchor) => {
        const { top } = document.getElementById(anchor)!.getBoundingClientRect();
        return Math.round(top - document.querySelector('header')!.getBoundingClientRect().bottom);
      }, id);
    await open(page, `${site}${route}#${id}`);
    await expect.poll(distance).toBe(below);
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    await page.goBack();
    await expect.poll(async () => Math.abs((await distance()) - below)).toBeLessThan(20);
    await page.evaluate(() => scrollBy(0, 300));
    const seen = await firstSeen(page);
    await sidebarLink(page, 'Platform').click();
    await expect(page).toHaveURL(/platform/);
    await page.reload();
    await takenOver(page);
    await page.goBack();
    await expect(page.locator(`[id="${id}"]`)).toBeAttached();
    // With the fonts that have arrived meanwhile, lines above and below it may break elsewhere.
    await expect.poll(async () => Math.abs((await topOf(page, seen.index)) - seen.top)).toBeLessThan(20);
  });
}

test('a click with Ctrl opens a new tab, as the browser does', async ({ page, browser, site }) => {
  await open(page, `${site}/core-features`);
  await sidebarLink(page, 'Quickstart').click({ modifiers: ['ControlOrMeta'] });
  // On a busy machine Playwright misses some tabs, so the browser itself is asked.
  const session = await browser.newBrowserCDPSession();
  const tabs = async () => (await session.send('Target.getTargets')).targetInfos.map(({ url }) => url);
  await expect.poll(tabs).toContain(`${site}/quickstart`);
  await expect(page).toHaveURL(`${site}/core-features`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Core Features');
});

test('progress shows when a page takes longer, and a later click wins', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const progress = page.locator('[data-progress][data-state="loading"]');
  const release = await hold(page, '**/static/pages/core-concepts.json');
  await open(page, `${site}/core-features`);
  await sidebarLink(page, 'Core Concepts').click();
  await expect(progress).toBeVisible();
  await expect(heading).toHaveText('Core Features');
  await sidebarLink(page, 'Platform').click();
  await expect(heading).toHaveText('Platform');
  await expect(progress).toHaveCount(0);
  release();
  await page.waitForLoadState('networkidle');
  await expect(heading).toHaveText('Platform');
  await expect(page).toHaveURL(`${site}/platform`);
});

test.describe('prefetch', () => {
  const pagesAsked = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/static/pages/')) asked.push(request.url());
    });
    return asked;
  };

  test('a page is prefetched when its link is hovered, focused or touched', async ({ page, site }) => {
    await open(page, `${site}/cli/version`);
    const asked = pagesAsked(page);
    const countOf = (page: string) => asked.filter((address) => address.endsWith(`/${page}.json`)).length;
    await sidebarLink(page, 'Troubleshooting').hover();
    await expect.poll(() => countOf('troubleshooting')).toBe(1);
    await sidebarLink(page, 'Neosync IP Ranges').focus();
    await expect.poll(() => countOf('neosync-ip-ranges')).toBe(1);
    await sidebarLink(page, 'Viewing Job Run Logs').dispatchEvent('touchstart');
    await expect.poll(() => countOf('viewing-job-run-logs')).toBe(1);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test.describe(`on a line that says ${JSON.stringify(connection)}`, () => {
      test.use({ line: connection });

      test('no page is prefetched', async ({ page, site }) => {
        await open(page, `${site}/cli/version`);
        const asked = pagesAsked(page);
        await sidebarLink(page, 'Troubleshooting').hover();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await frames(page, 40);
        expect(asked).toEqual([]);
        await sidebarLink(page, 'Troubleshooting').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshooting Neosync Jobs');
      });
    });
  }
});

test('nothing moves while a page loads or changes to another', async ({ page, site }) => {
  const shift = await countShifts(page);
  await page.goto(`${site}/cli/sync`);
  await takenOver(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await shift()).toBe(0);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('heading', { name: 'Start', exact: true }).click();
  await sidebarLink(page, 'Platform').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
  await settled(page);
  expect(await shift()).toBe(0);
});

/** Collects which parts of the page a view transition moves. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const part = (effect as KeyframeEffect).pseudoElement;
        const isTimed = Number(effect?.getComputedTiming().duration) > 0;
        if (part?.startsWith('::view-transition') && isTimed) moved.add(part);
      }
      requestAnimationFrame(look);
    };
    look();
  });
const movedOn = (page: Page) => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);

test.describe('a sign travels', () => {
  for (const [from, link, level] of [
    ['/changelog', 'h2 a', 1],
    ['/changelog/archive', 'li:has(> svg) a', 1],
    ['/', 'a[href$="#subsetting"]:has(svg)', 2],
  ] as const) {
    test(`from ${from} to its title, which has the focus, and back`, async ({ page, site }) => {
      await watchTransitions(page);
      const script = page.waitForEvent('requestfinished', (request) => /lazy-behaviors/.test(request.url()));
      await open(page, `${site}${from}`);
      await script;
      const top = await page.evaluate(() => (window.scrollTo(0, 300), scrollY));
      await page.locator(`main ${link}`).first().click();
      await expect(page.locator(`main h${level}:focus`)).toBeInViewport();
      await expect.poll(() => movedOn(page)).toContain('::view-transition-group(shared)');
      // The page fades meanwhile, so the sign doesn't fly over a finished one.
      expect(await movedOn(page)).toContain('::view-transition-old(root)');
      // The header and the notice above it change at once: a copy that fades would double letters whose font has just
      // arrived, or show the page before.
      expect((await movedOn(page)).filter((part) => /\((header|notice)\)/.test(part))).toEqual([]);
      await expect(page.locator('[style*="view-transition"]')).toHaveCount(0);
      await page.evaluate(() => (window as unknown as { moved: Set<string> }).moved.clear());
      await page.goBack();
      await expect(page).toHaveURL(`${site}${from}`);
      await expect(page.locator(`main ${link}`).first()).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await expect.poll(() => movedOn(page)).toContain('::view-transition-group(shared)');
    });
  }

  test('but not to a page without it', async ({ page, site }) => {
    await watchTransitions(page);
    await open(page, `${site}/changelog`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('link', { name: 'archive', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await frames(page, 5);
    expect(await movedOn(page)).toEqual([]);
  });

  test('but not with reduced motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchTransitions(page);
    await open(page, `${site}/changelog/archive`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').locator('li:has(> svg) a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await frames(page, 5);
    expect(await movedOn(page)).toEqual([]);
  });
});
