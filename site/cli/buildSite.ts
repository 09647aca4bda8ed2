import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

import { build } from '@rspress/core';
import { glob } from 'tinyglobby';

import type { SiteConfig } from '../createSite';
import { SiteError } from '../problem';

/**
 * Builds a site into a folder named after this process, and swaps it with the output folder when everything has worked. Until
 * then, and after a failure, the last good output stays in place; builds that run at the same time don't touch each other's
 * files. Call it once per process: Rspress keeps the pages it rendered.
 */
export async function buildSite({ finish, ...config }: SiteConfig): Promise<void> {
  const { outDir = 'dist', root = 'content' } = config;
  const draft = `${outDir}.draft-${process.pid}`;
  process.env.NODE_ENV = 'production';
  await clearKilledBuilds(outDir);
  try {
    await build({ docDirectory: root, config: { ...config, outDir: draft }, configFilePath: '' });
    // Rspress can fail silently. It writes this page in any case.
    if (!existsSync(join(draft, '404.html'))) throw new Error('The build ended without writing any page.');
    await finish?.(draft);
    await swap(draft, outDir);
  } catch (error) {
    const { failedExpressions = [] } = globalThis;
    // Rspress hides what the pages threw, in this process, behind an error of its bundler.
    throw failedExpressions.length > 0 ? new SiteError(failedExpressions) : error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const pages = (await glob('**/*.html', { cwd: outDir })).length.toLocaleString('en-US');
  console.info(`Built ${pages} pages into ${relative(process.cwd(), outDir)}.`);
}

/** Replaces a folder. When two builds finish at the same moment, the last one wins. */
async function swap(draft: string, outDir: string): Promise<void> {
  const old = `${outDir}.old-${process.pid}`;
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(outDir)) await rename(outDir, old);
      await rename(draft, outDir);
      return await rm(old, { recursive: true, force: true });
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (attempt === 10 || !['EEXIST', 'ENOENT', 'ENOTEMPTY'].includes(code)) throw error;
      await rm(old, { recursive: true, force: true });
    }
  }
}

/** Removes leftovers of killed builds, and restores the output if a build was killed during the swap. */
async function clearKilledBuilds(outDir: string): Promise<void> {
  const folder = dirname(outDir);
  for (const name of await readdir(folder)) {
    const [, state, id] = /^\.(draft|old)-(\d+)$/.exec(name.replace(basename(outDir), '')) ?? [];
    if (state === undefined || isRunning(Number(id))) continue;
    if (state === 'old' && !existsSync(outDir)) await rename(join(folder, name), outDir);
    else await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
