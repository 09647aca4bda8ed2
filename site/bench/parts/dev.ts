import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { listen } from '../../host/serve/listen';
import { medians } from '../medians';
import type { DevResult } from '../report/report';
import type { BenchSite } from '../sites/benchSites';
import { subjectOf, type PartOptions } from './part';

/** How long a development server may take to show a page, in milliseconds. */
const patience = 600_000;

/** Measures the development servers of sites: how long they take to start, and to show what was saved. */
export async function measureDev({ browser, sites, runs, progress }: PartOptions): Promise<DevResult[]> {
  const measured = sites.map((site) => ({ site, times: [] as { start: number; save: number }[] }));
  for (let run = 1; run <= runs; run++) {
    for (const { site, times } of measured) {
      progress(`${site.name}: run ${run} of ${runs}`);
      site.write();
      times.push(await measureServer(browser, site, run));
    }
  }
  return measured.map(({ site, times }) => ({ ...subjectOf(site), ...medians(times) }));
}

async function measureServer(
  browser: Browser,
  site: BenchSite,
  run: number,
): Promise<{ start: number; save: number }> {
  const port = await freePort();
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
    await answering(address, child, () => said);
    await page.goto(address, { timeout: patience });
    await page.locator('h1').first().waitFor({ timeout: patience });
    const start = (performance.now() - begin) / 1000;
    // The connection over which the page hears of changes.
    await page.waitForLoadState('networkidle');
    const words = `Saved in run ${run}.`;
    const saved = performance.now();
    appendFileSync(join(site.folder, site.shortPageFile), `\n${words}\n`);
    await page.waitForFunction((text) => document.body.innerText.includes(text), words, {
      timeout: patience,
    });
    return { start, save: (performance.now() - saved) / 1000 };
  } finally {
    await page.close();
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    process.off('exit', end);
  }
}

async function answering(
  address: string,
  child: ReturnType<typeof spawn>,
  said: () => string,
): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < patience) {
    if (child.exitCode !== null)
      throw new Error(`The development server ended with ${child.exitCode}:\n${said()}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${address} did not answer within ${patience / 1000} s.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await once(server.close(), 'close');
  return port;
}
