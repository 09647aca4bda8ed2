import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

import { build, type UserConfig } from '@rspress/core';
import { glob } from 'tinyglobby';

import { SiteError } from '../problem';
import { isAbandoned, processSuffix } from '../processSuffix';

/**
 * Builds a site into a folder named after this process, and swaps it with the output folder when everything has worked.
 * Until then, and after a failure, the last good output stays in place; builds that run at the same time don't touch each
 * other's files. Call it once per process: Rspress keeps the pages it rendered.
 */
export async function buildSite(config: UserConfig): Promise<void> {
  const { outDir = 'dist', root = 'content' } = config;
  const staging = `${outDir}.draft-${processSuffix}`;
  process.env.NODE_ENV = 'production';
  await clearKilledBuilds(outDir);
  try {
    // An earlier process with the same id may have left one, as in a container that is started again.
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { recursive: true });
    const options = { docDirectory: root, config: { ...config, outDir: staging }, configFilePath: '' };
    await build(options).catch((error: unknown) => {
      throw withFailedExpressions(error);
    });
    // Rspress can fail silently. It renders this page in any case.
    if (!existsSync(join(staging, '404.html'))) throw new Error('The build ended without writing any pages.');
    await swap(staging, outDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  const pages = (await glob('**/*.html', { cwd: outDir })).length.toLocaleString('en-US');
  console.info(`Built ${pages} pages into ${relative(process.cwd(), outDir)}.`);
}

/** Adds the expressions that failed while pages were rendered: Rspress hides them behind an error of its bundler. */
export function withFailedExpressions(error: unknown): unknown {
  const failed = globalThis.failedExpressions ?? [];
  if (failed.length === 0) return error;
  const others = error instanceof SiteError ? error.problems : [];
  const together = new SiteError([...failed, ...others]);
  together.cause = error;
  return together;
}

/** Replaces a folder. When two builds finish at the same moment, the last one wins. */
async function swap(staging: string, outDir: string): Promise<void> {
  const old = `${outDir}.old-${processSuffix}`;
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(outDir)) await rename(outDir, old);
      await rename(staging, outDir);
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
    const state = name.startsWith(basename(outDir)) && /\.(draft|old)-[\da-f]+-\d+$/.exec(name)?.[1];
    const path = join(folder, name);
    if (state === 'old' && !existsSync(outDir)) await rename(path, outDir);
    else if (state && isAbandoned(path)) await rm(path, { recursive: true, force: true });
  }
}
