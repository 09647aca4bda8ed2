import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { listen } from '../../host/serve/listen';
import { byTurns, median, type Figures, type Part } from '../figures';
import { withProcess } from '../processes';
import type { BenchSite } from '../sites/benchSites';

/** From this size on a development server is not measured: what it shows is seen before. */
const largest = 1000;

/** How often a page is saved for one figure, which is the median: the first time, code runs that nobody ran before. */
const savesInRun = 5;

/** How long a development server may take to show a page, in milliseconds. */
const patience = 600_000;

export const dev: Part = {
  title: 'Writing',
  note: 'Seconds from the command of the development server to a page on the screen, and from saving a Markdown file to seeing what changed in the open page.',
  head: ['site'],
  measure: ({ documentation, sites, ...options }) =>
    byTurns([documentation, ...sites.filter(({ size = 0 }) => size <= largest)], options, (site, run) =>
      measureServer(options.browser, site, run),
    ),
};

async function measureServer(browser: Browser, site: BenchSite, run: number): Promise<Figures> {
  site.write();
  const probe = createServer();
  const port = await listen(probe, 0);
  probe.close();
  const address = `http://localhost:${port}${site.routes['short page']}`;
  const begin = performance.now();
  return withProcess(site.serve(port), site.folder, async (child, output) => {
    while (!(await fetch(address).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || performance.now() - begin > patience)
        throw new Error(`The development server did not answer at ${address}:\n${output()}`);
      await sleep(50);
    }
    const page = await browser.newPage();
    try {
      await page.goto(address, { timeout: patience });
      await page.locator('h1').first().waitFor({ timeout: patience });
      const start = (performance.now() - begin) / 1000;
      // The connection over which the page hears of changes.
      await page.waitForLoadState('networkidle');
      const saves: number[] = [];
      for (const time of Array.from({ length: savesInRun }).keys()) {
        const words = `Saved in run ${run}, time ${time}.`;
        const saved = performance.now();
        appendFileSync(join(site.folder, site.shortPageFile), `\n${words}\n`);
        // A locator looks again after ever longer pauses.
        await page.waitForFunction((text) => document.body.textContent.includes(text), words, {
          polling: 'raf',
          timeout: patience,
        });
        saves.push((performance.now() - saved) / 1000);
        await sleep(500);
      }
      return { start, save: median(saves) };
    } finally {
      await page.close();
    }
  });
}
