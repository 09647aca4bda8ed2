import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Changes } from './project';

/** Writes all changes or, when one cannot be written, none: what was there before comes back. */
export function writeChanges(root: string, changes: Changes): void {
  const before = new Map<string, Buffer | undefined>();
  try {
    for (const [path, text] of changes) {
      const file = join(root, path);
      before.set(file, existsSync(file) ? readFileSync(file) : undefined);
      put(file, text);
    }
  } catch (error) {
    for (const [file, content] of before) put(file, content);
    throw error;
  }
}

function put(file: string, content: string | Buffer | undefined): void {
  if (content === undefined) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
