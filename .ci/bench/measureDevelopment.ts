import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from 'playwright';

import { processorTime } from './measureBuild';
import type { Figures } from './figures';

const root = join(import.meta.dirname, '..', '..');
const page = 'guides/runs';

/**
 * Runs `npm run dev` in the project itself: seconds to its address, to a drawn page, and, 8 s later, from a saved text to the
 * changed page and from a saved mistake to its message. Restores the page afterward.
 */
export async function measureDevelopment(browser: Browser): Promise<Figures> {
  const file = join(root, 'content', `${page}.mdx`);
  const source = readFileSync(file, 'utf8');
  const begin = performance.now();
  const since = (start: number) => (performance.now() - start) / 1000;
  const child = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    detached: true,
  });
  const output = outputOf(child.stdout, child.stderr);
  const tab = await browser.newPage();
  try {
    const [address] = await output.find(/http:\/\/localhost:\d+/);
    const addressTime = since(begin);
    await tab.goto(`${address}/${page}`, { timeout: 120_000 });
    await tab.locator('article h1').waitFor({ timeout: 120_000 });
    const pageTime = since(begin);
    // Waits for the first check of the content.
    await tab.waitForTimeout(8000);

    const save = async (text: string, seen: () => Promise<unknown>) => {
      const before = await processorTime(child.pid!);
      const start = performance.now();
      writeFileSync(file, `${source}\n${text}\n`);
      await seen();
      const seconds = since(start);
      // The server's work after the answer belongs to the save.
      await tab.waitForTimeout(4000);
      return { seconds, cpuSeconds: (await processorTime(child.pid!)) - before };
    };
    const word = `Saved at ${Date.now()}`;
    const text = await save(word, () => tab.getByText(word).waitFor({ timeout: 60_000 }));
    const mistake = await save('[x](#no-such-anchor)', () => output.find(/no-such-anchor/));
    return {
      'address, s': addressTime,
      'first page, s': pageTime,
      'saved text, s': text.seconds,
      'saved text, processor s': text.cpuSeconds,
      'saved mistake, s': mistake.seconds,
      'saved mistake, processor s': mistake.cpuSeconds,
    };
  } finally {
    writeFileSync(file, source);
    await tab.close();
    process.kill(-child.pid!, 'SIGTERM');
  }
}

/** Waits for words in the output of a process. */
function outputOf(...streams: NodeJS.ReadableStream[]) {
  let printed = '';
  for (const stream of streams) stream.on('data', (data: Buffer) => (printed += data.toString()));
  return {
    async find(pattern: RegExp): Promise<RegExpExecArray> {
      for (let waited = 0; waited < 120_000; waited += 20) {
        const found = pattern.exec(printed);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`npm run dev didn't print ${pattern}:\n${printed.slice(-2000)}`);
    },
  };
}
