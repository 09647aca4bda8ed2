import type { Page } from '@playwright/test';

/**
 * Waits until the open page has loaded what it loads by itself. It draws frames meanwhile: after a pointer has moved, a
 * headless browser with nothing to draw is idle only when the time is out.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    let frame = requestAnimationFrame(function draw() {
      frame = requestAnimationFrame(draw);
    });
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    cancelAnimationFrame(frame);
  });
}
