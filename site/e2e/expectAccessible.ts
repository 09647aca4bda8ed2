import type { Page } from '@playwright/test';

import { violations } from './axe';
import { expect } from './test';

/** Widths that pages are looked at in, in pixels: those of a desktop and a phone. */
const widths = [1280, 390];

const ways = widths.flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ width, mode })));

/** What all pages share. */
const frame = ['header:not(main header)', 'nav[aria-label="Documentation"]', 'footer:not(main footer)'];

/**
 * Expects that nothing of the open page scrolls sideways at any width, and that axe finds nothing at one of them in one mode.
 *
 * @param turn Which: pages take turns. What they share is examined on the first four, thus in all four ways.
 */
export async function expectAccessible(page: Page, turn: number): Promise<void> {
  // Colors would fade from one mode to the other while they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chosen = ways[turn % ways.length]!;
  for (const width of widths.toSorted((one) => (one === chosen.width ? 1 : -1))) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `pixels that scroll sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), chosen.mode);
  const exclude = turn < ways.length ? [] : frame;
  expect(await violations(page, { exclude }), `${chosen.mode} at ${chosen.width}`).toEqual([]);
}
