import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

import { build } from '@rspress/core';
import { glob } from 'tinyglobby';

import type { SiteConfig } from '../createSite';
import { cacheFolder } from '../cache';
import { SiteError } from '../problem';
import { ended } from '../timings';
import { precompress } from '../host/compress/precompress';

/**
 * Builds a site into its output folder, and says so. The folder is replaced whole when everything has worked; until then,
 * and after a failure, the last good output stays in place. Call it once in a process: Rspress keeps the pages it drew.
 */
export async function buildSite({ finish, ...config }: SiteConfig): Promise<void> {
  const { outDir = 'dist', root = 'content' } = config;
  const draft = `${outDir}.draft`;
  const old = `${outDir}.old`;
  process.env.NODE_ENV = 'production';
  await unlessBusy(`${outDir}.lock`);
  // Another one was stopped between its last two steps.
  if (!existsSync(outDir) && existsSync(old)) await rename(old, outDir);
  await rm(draft, { recursive: true, force: true });
  try {
    await build({ docDirectory: root, config: { ...config, outDir: draft }, configFilePath: '' });
    // Rspress can end without a word and without pages. It writes one for unknown addresses in any case.
    if (!existsSync(join(draft, '404.html'))) throw new Error('The build ended without writing any page.');
    await finish?.(draft);
    ended('licenses, host files');
    await precompress(draft, cacheFolder('compressed', resolve(root)));
    ended('compress');
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    await rm(`${outDir}.lock`, { force: true });
    throw error;
  }
  await rm(old, { recursive: true, force: true });
  if (existsSync(outDir)) await rename(outDir, old);
  await rename(draft, outDir);
  await rm(old, { recursive: true, force: true });
  await rm(`${outDir}.lock`, { force: true });
  ended('put in place');
  const pages = await glob('**/*.html', { cwd: outDir });
  console.info(
    `Built ${pages.length.toLocaleString('en-US')} pages into ${relative(process.cwd(), outDir)}.`,
  );
}

/** Takes a folder for this build. One that was killed holds nothing; one that runs is waited for by people. */
async function unlessBusy(lock: string): Promise<void> {
  const other = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (isRunning(other)) {
    const message = `another build, process ${other}, is writing the site.`;
    const fix = 'Wait for it, or end it. If that process is no build, one was killed: remove this file.';
    throw new SiteError([{ file: relative(process.cwd(), lock), message, fix }]);
  }
  await rm(lock, { force: true });
  await writeFile(lock, String(process.pid), { flag: 'wx' });
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && id !== process.pid && process.kill(id, 0);
  } catch (error) {
    // It runs, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
