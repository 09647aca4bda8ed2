import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

import { build } from '@rspress/core';
import { glob } from 'tinyglobby';

import type { SiteConfig } from '../createSite';
import { cacheFolder } from '../cache';
import { lastBuild } from '../lastBuild';
import { formatProblems, SiteError } from '../problem';
import { ended } from '../timings';

/**
 * Builds a site into its output folder, and says so; does nothing where nothing has changed since it was built. The folder is
 * replaced whole when everything has worked; until then, and after a failure, the last good output stays in place. Call it once
 * in a process: Rspress keeps the pages it drew.
 */
export async function buildSite({ finish, sources, warnings, ...config }: SiteConfig): Promise<void> {
  const { outDir = 'dist', root = 'content' } = config;
  const draft = `${outDir}.draft`;
  const old = `${outDir}.old`;
  ended('begin');
  process.env.NODE_ENV = 'production';
  await unlessBusy(`${outDir}.lock`);
  // Another one was stopped between its last two steps.
  if (!existsSync(outDir) && existsSync(old)) await rename(old, outDir);
  await rm(draft, { recursive: true, force: true });
  const last = sources && lastBuild(outDir, sources, cacheFolder('built', resolve(root)));
  const known = last?.warnings();
  ended('compare with the last build');
  if (known) {
    if (known.length > 0) console.warn(formatProblems(known));
    await rm(`${outDir}.lock`, { force: true });
    return tell(outDir, 'current');
  }
  try {
    await build({ docDirectory: root, config: { ...config, outDir: draft }, configFilePath: '' });
    // Rspress can end without a word and without pages. It writes one for unknown addresses in any case.
    if (!existsSync(join(draft, '404.html'))) throw new Error('The build ended without writing any page.');
    await finish?.(draft);
    ended('licenses, host files');
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
  last?.keep(warnings?.() ?? []);
  ended('put in place');
  return tell(outDir, 'new');
}

/** Says what is built. */
async function tell(outDir: string, state: 'new' | 'current'): Promise<void> {
  const pages = (await glob('**/*.html', { cwd: outDir })).length.toLocaleString('en-US');
  const folder = relative(process.cwd(), outDir);
  console.info(
    state === 'current'
      ? `Nothing has changed since the ${pages} pages in ${folder} were built.`
      : `Built ${pages} pages into ${folder}.`,
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
