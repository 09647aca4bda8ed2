import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { SiteError } from '../../problem';

/** Tells a folder that may be written anew from one with somebody's work in it. */
const marker = '.generated';

/**
 * Writes files into a folder, in place of those of an earlier generated site. What was built from that one stays until the next build.
 *
 * @throws {SiteError} When the folder holds anything else.
 */
export function writeFiles(folder: string, files: Map<string, string>): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, marker))) {
    const message = 'the folder holds something else than a generated site.';
    throw new SiteError([{ file: folder, message, fix: 'Name a folder that is empty or not there yet.' }]);
  }
  for (const name of ['content', 'docs', 'node_modules']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const [path, content] of [[marker, ''] as const, ...files]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
