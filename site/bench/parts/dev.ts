import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { listen } from '../../host/serve/listen';
import { byTurns, rowOf, type Figures, type Part } from '../figures';
import type { BenchSite } from '../sites/benchSites';

/** From this size on a development server is not measured: what it shows is seen before. */
const largest = 1000;

/** How long a development server may take to show a page, in milliseconds. */
const patience = 600_000;

export const dev: Part = {
  title: 'Writing',
  note: 'Seconds from the command of the development server to a page on the screen, and from saving a Markdown file to seeing what changed in the open page.',
  head: ['site'],
  measure: ({ browser, documentation, sites, runs, progress }) => {
    const served = [documentation, ...sites.filter(({ size = 0 }) => size <= largest)];
    return byTurns(served.map(rowOf), { runs, progress }, ({ site }, run) =>
      measureServer(browser, site, run),
    );
  },
};

async function measureServer(browser: Browser, site: BenchSite, run: number): Promise<Figures> {
  site.write();
  const probe = createServer();
  const port = await listen(probe, 0);
  await once(probe.close(), 'close');
  const address = `http://localhost:${port}${site.routes['short page']}`;
  const begin = performance.now();
  const [program, args] = site.serve(port);
  const child = spawn(program, args, { cwd: site.folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const end = () => void child.kill();
  process.once('exit', end);
  const page = await browser.newPage();
  try {
    while (!(await fetch(address).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || performance.now() - begin > patience)
        throw new Error(`The development server did not answer at ${address}:\n${said}`);
      await sleep(50);
    }
    await page.goto(address, { timeout: patience });
    await page.locator('h1').first().waitFor({ timeout: patience });
    const start = (performance.now() - begin) / 1000;
    // The connection over which the page hears of changes.
    await page.waitForLoadState('networkidle');
    const words = `Saved in run ${run}.`;
    const saved = performance.now();
    appendFileSync(join(site.folder, site.shortPageFile), `\n${words}\n`);
    await page.getByText(words).waitFor({ timeout: patience });
    return { start, save: (performance.now() - saved) / 1000 };
  } finally {
    await page.close();
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    process.off('exit', end);
  }
}
