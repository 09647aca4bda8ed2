import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { globSync } from 'tinyglobby';

import { resolveInside } from '../resolveInside';
import { formatProblems } from '../problem';

/** Writes a file of the site, by its path or address without base. */
export type Write = (path: string, content: string | Uint8Array) => void;

/**
 * Makes a function that writes files of a built site. It never overwrites a file from `public/`, and logs when one of
 * them replaces a file that the build writes. The writer throws a `SiteError` for a path outside the folder.
 *
 * @param publicRoot Folder of the public files.
 */
export function createWriter(outDir: string, publicRoot: string): Write {
  const publicFiles = new Set(globSync('**/*', { cwd: publicRoot, dot: true }));
  const warnReplaced = (publicFile: string) => {
    const message = 'this file is published instead of the one that the build writes.';
    const fix = 'Remove it, unless you want to keep it up to date yourself.';
    console.warn(formatProblems([{ file: relative(process.cwd(), publicFile), message, fix }]));
  };
  return (path, content) => {
    const name = path.replace(/^\//, '');
    if (publicFiles.has(name)) return warnReplaced(join(publicRoot, name));
    const file = resolveInside(outDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
}
