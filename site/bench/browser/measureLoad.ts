import type { Browser } from 'playwright';

import { cumulativeLayoutShift, longestTask, totalBlockingTime } from './loadMetrics';
import type { Profile } from './profile';
import type { ServedSite } from './serveCounted';
import type { Bytes } from './transfers';
import { visit } from './visit';

/** How a page loads for a new visitor. Times are in milliseconds. */
export interface Load {
  /** What is fetched before the visitor does anything. */
  bytes: Bytes;
  requests: number;
  /** What is fetched once the visitor has moved the pointer. */
  intentBytes: Bytes;
  intentRequests: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  longestTask: number;
  /** From the beginning of the navigation until React has taken over, for a page that does not wait for the visitor. */
  hydrated?: number;
  /** From the first move of the pointer until React has taken over, for a page that waits for it. */
  intentToHydrated?: number;
  /** The longest task of the page after that move. */
  longestIntentTask: number;
}

/** Loads a page with an empty cache, waits until it rests, then moves the pointer over it and waits again. */
export function measureLoad(
  browser: Browser,
  site: ServedSite,
  route: string,
  profile: Profile,
): Promise<Load> {
  return visit(browser, site, profile, async ({ page, observed, quiet }) => {
    const response = await page.goto(`${site.address}${route}`, { waitUntil: 'commit' });
    if (response?.status() !== 200) throw new Error(`${route} answered ${response?.status()}.`);
    await quiet();
    const before = await observed();
    const { bytes, requests } = site.take();
    await page.mouse.move(640, 500);
    await page.mouse.move(642, 503);
    await quiet();
    const after = await observed();
    const intent = site.take();
    const waited = before.hydrated === undefined && after.hydrated !== undefined;
    return {
      bytes,
      requests,
      intentBytes: intent.bytes,
      intentRequests: intent.requests,
      firstContentfulPaint: before.firstContentfulPaint!,
      largestContentfulPaint: before.largestContentfulPaint!,
      totalBlockingTime: totalBlockingTime(before),
      cumulativeLayoutShift: cumulativeLayoutShift(after),
      longestTask: longestTask(before),
      hydrated: before.hydrated,
      intentToHydrated: waited ? after.hydrated! - after.intent! : undefined,
      longestIntentTask: longestTask({
        ...after,
        longTasks: after.longTasks.filter(({ start }) => start >= after.intent!),
      }),
    };
  });
}
