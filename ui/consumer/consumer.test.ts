import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import sirv from 'sirv';
import { glob } from 'tinyglobby';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { findBrowser } from '#ci/browser';

import { dark } from '../tokens/dark';
import { light } from '../tokens/light';
import { buildPage, type BuiltPage } from './fixtures/buildPage';

let built: BuiltPage;
let server: Server;
let browser: Browser;
let page: Page;

// A busy machine opens a page slowly.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  built = await buildPage();
  const serve = sirv(built.folder);
  server = createServer((request, response) => serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { pinned: _pinned, ...launchOptions } = await findBrowser();
  browser = await chromium.launch(launchOptions);
}, 120_000);

afterEach(async () => {
  await page?.context().close();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  await built?.remove();
});

/** The page as a reader with these preferences sees it. */
async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole('main').waitFor();
  return page;
}

const styleOf = (selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [
      property,
      pseudo,
    ] as const);

const token = (name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);

describe('in another project', () => {
  test('the build has no warnings and writes HTML, JavaScript, CSS and the fonts', async () => {
    expect(built.warnings).toEqual([]);
    const files = await glob('**/*', { cwd: built.folder });
    const extensions = files.map((file) => file.split('.').pop()!).sort();
    expect(extensions).toEqual(['css', 'html', 'js', ...Array<string>(6).fill('woff2')]);
    expect(await readFile(join(built.folder, 'index.html'), 'utf8')).toMatch(
      /<link rel="stylesheet"[^>]+\.css">/,
    );
  });

  test('the CSS has the tokens of both themes, the layers in order and the styles of used components', async () => {
    const [file] = await glob('**/*.css', { cwd: built.folder });
    const css = await readFile(join(built.folder, file!), 'utf8');
    const layers = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names]) => names!.split(/, ?/));
    expect([...new Set(layers)].map((name) => name.trim())).toEqual([
      'reset',
      'base',
      'components',
      'overrides',
    ]);
    expect(css).toContain('--color-accent-base');
    expect(css).toContain('[data-theme=dark]');
    expect(css).toContain('@media print');
  });

  test('components look the same as here', async () => {
    await open();
    expect(await token('--color-ground')).toBe(light.color.ground);
    expect(await styleOf('[role="note"]', 'border-top-left-radius')).toBe('5px');
    expect(await styleOf('main h1', 'font-family')).toContain('Schibsted Grotesk Variable');
    expect(await page.evaluate(() => document.fonts.check('16px "Spline Sans Mono Variable"'))).toBe(true);
  });

  test('an element of the page can have the other color mode', async () => {
    await open();
    await page.getByRole('note').evaluate((note) => (note.dataset.theme = 'dark'));
    expect(await styleOf('[role="note"]', '--color-ground')).toBe(dark.color.ground);
    expect(await token('--color-ground')).toBe(light.color.ground);
  });

  test('a plain rule of the project overrides a component', async () => {
    await open();
    await page.addStyleTag({ content: 'button { border-radius: 0 }' });
    expect(await styleOf('#start', 'border-top-left-radius')).toBe('0px');
  });
});

describe('for readers who', () => {
  test('ask for reduced motion, nothing moves', async () => {
    await open({ reducedMotion: 'reduce' });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return /[1-9]/.test(transitionDuration + animationDuration);
        }).length,
    );
    expect(moving).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.hover('#start');
    expect(await styleOf('#start', 'transition-duration')).toMatch(/^0\.12s/);
  });

  test.each(['light', 'dark'] as const)(
    'ask for more contrast get darker rules and inks in %s',
    async (theme) => {
      await open({ contrast: 'more' });
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      const { line, ink, accent } = { light, dark }[theme].color;
      expect(await token('--color-line-base')).toBe(line.control);
      expect(await token('--color-ink-quiet')).toBe(ink.soft);
      expect(await token('--color-underline')).toBe(accent.base);
    },
  );

  test('force their own colors, engravings, the logo, the current page and a button are visible', async () => {
    await open({ forcedColors: 'active' });
    const text = await styleOf('body', 'color');
    expect(await styleOf('[role="note"]', 'background-color', '::before')).toBe(text);
    expect(await styleOf('[aria-label="Pages"] [aria-current]', 'width', '::before')).toBe('3px');
    const highlight = await page.evaluate(() => {
      document.body.style.borderColor = 'Highlight';
      return getComputedStyle(document.body).borderTopColor;
    });
    expect(await styleOf('[aria-label="Pages"] [aria-current]', 'background-color', '::before')).toBe(
      highlight,
    );
    expect(await styleOf('[role="tab"][aria-selected="true"]', 'background-color', '::after')).toBe(
      highlight,
    );
    expect(await styleOf('main h1 svg [class]', 'fill')).toBe(text);
    expect(await styleOf('#start', 'border-top-style')).toBe('solid');
  });

  test('force their own colors, the focus is visible', async () => {
    await open({ forcedColors: 'active' });
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return `${outlineWidth} ${outlineStyle}`;
    });
    expect(focused).toBe('2px solid');
  });

  test('print, the text has no navigation and controls', async () => {
    await open();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText('A notice.').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /copy/i }).filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('note').isVisible()).toBe(true);
    expect(await styleOf('pre', 'white-space-collapse')).toBe('preserve');
    expect(await styleOf('pre', 'text-wrap-mode')).toBe('wrap');
  });

  test('read from right to left, the page is mirrored, except for code', async () => {
    await open();
    const side = (name: string) =>
      page
        .locator(name)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect(await side('[aria-label="Pages"]')).toBeLessThan(await side('main'));
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await side('[aria-label="Pages"]')).toBeGreaterThan(await side('main'));
    expect(await styleOf('[role="note"]', 'padding-right')).toBe('34px');
    expect(await styleOf('[aria-label="Pages"] a', 'border-right-width')).toBe('1px');
    expect(await styleOf('pre', 'direction')).toBe('ltr');
  });

  test.each([320, 390, 1280])(
    'read text at 200 % never scroll the page sideways, %i pixels wide',
    async (width) => {
      await open({ viewport: { width, height: 800 } });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      expect(await styleOf('main p', 'font-size')).toBe('30px');
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, h1, h2, p')]
          .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight + 2)
          .filter((element) => getComputedStyle(element).overflowY !== 'visible')
          .map((element) => element.textContent),
      );
      expect(cut).toEqual([]);
    },
  );
});
