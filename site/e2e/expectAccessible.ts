import type { Page } from '@playwright/test';

import { violations } from './axe';
import { expect } from './test';

/** Widths that pages are looked at in, in pixels. */
const widths = [1280, 390];

/** Expects that nothing of the open page scrolls sideways and axe finds nothing, at the widths of a desktop and a phone, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colors would fade from one mode to the other while they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `pixels that scroll sideways at ${width}`).toBeLessThanOrEqual(0);
    await setMode(page, 'light');
    expect(await violations(page), `light at ${width}`).toEqual([]);
    await setMode(page, 'dark');
    expect(await violations(page, 'color'), `dark at ${width}`).toEqual([]);
  }
}

const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), mode);
