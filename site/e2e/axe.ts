import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which parts of a page count, by selectors. */
interface Parts {
  include?: string[];
  exclude?: string[];
}

declare const axe: { run: (parts: Parts, options: RunOptions) => Promise<AxeResults> };

/** Violations that axe finds on the page, or on parts of it, a line each: the rule, and the elements. No rule is turned off. */
export async function violations(
  page: Page,
  { include = [':root'], exclude = [] }: Parts = {},
): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(source);
  // Content that the browser skips has an estimated height: it would appear to cover the content below.
  await page.evaluate((within) => {
    for (const part of document.querySelectorAll(within.join())) {
      for (const element of part.querySelectorAll<HTMLElement>('*')) {
        if (getComputedStyle(element).contentVisibility === 'auto') {
          element.style.contentVisibility = 'visible';
        }
      }
    }
  }, include);
  // A resize is reported in the frame that lays it out; only then do boxes enter or leave the tab order.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { violations: found } = await page.evaluate(
    // Reporting one element for each rule that passes takes a third less time.
    (parts) => axe.run(parts, { resultTypes: ['violations'] }),
    { include, exclude },
  );
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `  ${html.slice(0, 160)}`).join('\n')}`,
  );
}
