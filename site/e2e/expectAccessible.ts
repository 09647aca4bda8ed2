import type { Page } from '@playwright/test';

import { violations } from './axe';
import { expect } from './test';

/** Widths that pages are looked at in, in pixels: those of a desktop and a phone. */
const widths = [1280, 390];

const modes = ['light', 'dark'] as const;

/**
 * Expects that nothing of the open page scrolls sideways and axe finds nothing, on a desktop in one mode and on a phone in the other.
 *
 * @param turn Which mode the desktop has: 0 for light, 1 for dark. Pages take turns, so that what they share is seen in all four ways.
 */
export async function expectAccessible(page: Page, turn: number): Promise<void> {
  // Colors would fade from one mode to the other while they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, width] of widths.entries()) {
    const mode = modes[(turn + index) % modes.length]!;
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), mode);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `pixels that scroll sideways at ${width}`).toBeLessThanOrEqual(0);
    expect(await violations(page), `${mode} at ${width}`).toEqual([]);
  }
}
