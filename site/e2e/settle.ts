import type { Page } from '@playwright/test';

/** Waits until the open page has loaded what it loads by itself. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}
