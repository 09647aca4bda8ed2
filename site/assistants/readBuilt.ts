import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReadFile } from './openDocs';

/** Reads the files of a built site in a folder. */
export function readFolder(folder: string): ReadFile {
  return (address) => readFile(join(folder, address), 'utf8').catch(() => undefined);
}
