import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

import { build } from '@rspress/core';
import { glob } from 'tinyglobby';

import type { SiteConfig } from '../createSite';
import { cacheFolder, openCache } from '../cache';
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
  await rm(draft, { recursive: true, force: true });
  try {
    await build({ docDirectory: root, config: { ...config, outDir: draft }, configFilePath: '' });
    // Rspress can end without a word and without pages. It writes one for unknown addresses in any case.
    if (!existsSync(join(draft, '404.html'))) throw new Error('The build ended without writing any page.');
    await finish?.(draft);
    const cache = openCache(cacheFolder('compressed', resolve(root)));
    await precompress(draft, cache);
    cache.sweep();
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rm(old, { recursive: true, force: true });
  if (existsSync(outDir)) await rename(outDir, old);
  await rename(draft, outDir);
  await rm(old, { recursive: true, force: true });
  const pages = await glob('**/*.html', { cwd: outDir });
  console.info(
    `Built ${pages.length.toLocaleString('en-US')} pages into ${relative(process.cwd(), outDir)}.`,
  );
}
