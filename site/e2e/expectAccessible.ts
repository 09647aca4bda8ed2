import type { Page } from '@playwright/test';

import { violations } from './axe';
import { expect } from './test';

/** Widths that pages are looked at in, in pixels. */
export const widths = { desktop: 1280, phone: 390 };

/** Opens a page in a width, and expects that nothing scrolls sideways and axe finds nothing, light and dark. */
export async function expectAccessible(page: Page, address: string, width: number): Promise<void> {
  // Colours would fade from one theme to the other while they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
  expect(await violations(page), 'light').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await violations(page, 'color'), 'dark').toEqual([]);
}
