import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { globSync } from 'tinyglobby';

import { cacheFolder } from '../../cache';
import type { GeneratedPage } from './generatedPage';

/**
 * Writes the modules of pages that nobody wrote, and returns their absolute paths in the order of the pages. A file
 * that is right already is left alone, and one that belongs to no page any more is removed: a development server that
 * reads them sees only what has changed.
 *
 * @param root Root of the project: each has a folder of its own.
 */
export function writePages(pages: GeneratedPage[], root: string): string[] {
  const folder = cacheFolder('pages', root);
  const files = new Map<string, string>();
  const paths = pages.map(({ route, source }) => {
    const path = join(folder, `${route === '/' ? 'index' : route}.mdx`);
    files.set(path, source);
    return path;
  });
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    // A build and Storybook may write at the same time: each finds a whole file.
    const draft = `${folder}.${randomUUID()}`;
    writeFileSync(draft, text);
    renameSync(draft, path);
  }
  const known = new Set([...files.keys()].map((path) => relative(folder, path).replaceAll('\\', '/')));
  for (const path of globSync('**/*', { cwd: folder, dot: true })) {
    if (!known.has(path)) rmSync(join(folder, path), { force: true });
  }
  return paths;
}
