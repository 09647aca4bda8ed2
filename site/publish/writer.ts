import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

/** Writes a file of the site, by its path or address without base. */
export type Write = (path: string, content: string | Buffer) => void;

/**
 * Makes a function that writes files of a built site. It never overwrites a file from `public/`.
 *
 * @param publicRoot Folder of the public files.
 */
export function writer(outDir: string, publicRoot: string): Write {
  const kept = new Set(globSync('**/*', { cwd: publicRoot, dot: true }));
  return (path, content) => {
    const name = path.replace(/^\//, '');
    if (kept.has(name)) return;
    const file = join(outDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
}
