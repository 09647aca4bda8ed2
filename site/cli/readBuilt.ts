import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReadFile } from '../assistants/openDocs';
import { SiteError } from '../problem';

/** The output folder of `npm run build`. */
export const builtFolder = 'dist';

/** Reads a file of the built site. @throws {SiteError} When it doesn't exist. */
export function readBuilt(name: string): string {
  const file = join(builtFolder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const message = `the site is not built: expected a file ${name}.`;
  throw new SiteError([{ file: builtFolder, message, fix: 'Run "npm run build" first.' }]);
}

/** Reads the files of a built site, by their address without base. */
export function createReader(folder: string): ReadFile {
  return (address) => readFile(join(folder, address), 'utf8').catch(() => undefined);
}
