import type { Page } from '@playwright/test';

import { siteHandler } from '../host/serve/siteHandler';
import { folders } from './folders';
import { countShifts, expect, isSameDocument, open, serving, sidebarLink, test } from './test';

/** Widths of a text, as titles and as names in code are drawn; with `own`, in the brand's own files. */
const widths = (page: Page, own?: 'own') =>
  page.evaluate((own) => {
    const files = document.querySelector('[data-fonts]')!.getAttribute('data-fonts')!.split(' ');
    const measured = ['h1', 'main code'].map(async (selector, index) => {
      const element = document.querySelector(selector)!;
      const copy = element.cloneNode() as HTMLElement;
      copy.textContent = 'Copies production data';
      Object.assign(copy.style, {
        position: 'absolute',
        whiteSpace: 'nowrap',
        width: 'max-content',
        fontSize: '40px',
      });
      if (own) {
        const family = `own-${index}`;
        const face = new FontFace(family, `url(${files[index]!})`, { weight: '400 700' });
        document.fonts.add(await face.load());
        copy.style.fontFamily = family;
      }
      element.after(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    });
    return Promise.all(measured);
  }, own);

const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );

test('a page is drawn in fonts that arrive before its first paint', async ({ page, site }) => {
  // A busy machine misses the first paint now and then.
  await expect(async () => {
    // A reload is drawn as the page was left.
    await page.goto('about:blank');
    await page.goto(`${site}/quickstart`);
    const drawn = await widths(page);
    // A page that came too late to fetch them by itself does so now, for the next try.
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    expect(drawn).toEqual(await widths(page, 'own'));
  }).toPass();
});

test('late fonts are used from the first click on, fetched once, and no line moves', async ({ page }) => {
  const handle = siteHandler(folders.site);
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const holdFonts: typeof handle = async (request, response) => {
    if (request.url!.endsWith('.woff2')) await held.finally(() => asked.push(request.url!));
    handle(request, response);
  };
  await serving(holdFonts, async (site) => {
    const shift = await countShifts(page);
    await page.goto(`${site}/quickstart`, { waitUntil: 'commit' });
    await painted(page);
    release();
    await page.waitForLoadState();
    // Busy machines may swap fonts so late after a click that browsers count it as a shift, so this comes first.
    expect(await shift()).toBe(0);
    // On a busy machine the page came too late to fetch them by itself.
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect.poll(() => asked.length).toBe(2);
    const [title, code] = await widths(page);
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    const shown = await widths(page);
    expect(shown).toEqual(await widths(page, 'own'));
    expect([title === shown[0], code === shown[1]]).toEqual([false, false]);
    expect(await isSameDocument(page)).toBe(true);
    expect(asked).toHaveLength(2);
  });
});

test.describe('on a slow line', () => {
  test.use({ line: { effectiveType: '4g', downlink: 1.6 } });

  test('fonts are fetched once the reader uses the page, and used on the next one', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
    await open(page, `${site}/quickstart`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const [title] = await widths(page);
    await sidebarLink(page, 'Platform').hover();
    await expect.poll(() => asked.length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect((await widths(page))[0]).toBe(title);
    await sidebarLink(page, 'Platform').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform');
    expect(await widths(page)).toEqual(await widths(page, 'own'));
    // The browser has them, so the next document begins with them.
    await page.goto(`${site}/cli/sync`);
    await expect(async () => expect(await widths(page)).toEqual(await widths(page, 'own'))).toPass();
  });

  test('a page keeps its fonts when a reader switches the language of an example', async ({ page, site }) => {
    const fetched: string[] = [];
    page.on('requestfinished', (request) => request.resourceType() === 'font' && fetched.push(request.url()));
    await page.goto(`${site}/api/mgmt/v1alpha1/job.proto`, { waitUntil: 'commit' });
    await painted(page);
    await page.waitForLoadState();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect.poll(() => fetched.length).toBe(2);
    const before = await widths(page);
    const tab = page.getByRole('tab', { name: 'Go', exact: true }).first();
    await tab.click();
    await expect(page.getByRole('tabpanel', { name: 'Go' }).first()).toContainText('connect.NewRequest');
    expect(await widths(page)).toEqual(before);
  });
});

test('every character that the files of a family contain is drawn with them', async ({ page, site }) => {
  await open(page, `${site}/quickstart`);
  const wrong = await page.evaluate(() => {
    const characters = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    const faces = document.querySelector('[data-fonts]')!;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces.textContent);
    const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    const valueOf = (rule: CSSFontFaceRule, name: string) => rule.style.getPropertyValue(name);
    const context = document.createElement('canvas').getContext('2d')!;
    const widthIn = (families: string, character: string) => {
      context.font = `100px ${families}, monospace`;
      return context.measureText(character).width;
    };
    const families = [...new Set(rules.map((rule) => valueOf(rule, 'font-family')))];
    const compared = families.map(async (family, kind) => {
      const own = rules.filter((rule) => valueOf(rule, 'font-family') === family).toReversed();
      const loaded = own.map(async (rule, index) => {
        const face = new FontFace(`File ${kind} ${index}`, valueOf(rule, 'src'), { weight: '400 700' });
        document.fonts.add(await face.load());
        return `"${face.family}"`;
      });
      const files = (await Promise.all(loaded)).join();
      await document.fonts.load(`100px ${family}`, characters.join(''));
      return characters.filter((character) => widthIn(family, character) !== widthIn(files, character));
    });
    return Promise.all(compared);
  });
  expect(wrong).toEqual([[], []]);
});
