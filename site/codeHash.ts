import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

/** Code that runs is as it was when it was loaded, however often somebody asks. */
const known = new Map<string, string>();

/**
 * Names code and the packages it uses, for results that are kept: another code may make others of the same parts.
 *
 * @param files Patterns of the files, from `site/`. Tests among them do not count.
 */
export function codeHash(files: string[]): string {
  const name = files.join();
  const before = known.get(name);
  if (before !== undefined) return before;
  const site = import.meta.dirname;
  const found = globSync(files, { cwd: site, ignore: '**/*.test.ts' }).sort();
  const hash = createHash('sha256');
  for (const file of [...found, '../package.json']) hash.update(readFileSync(join(site, file)));
  const made = hash.digest('hex');
  known.set(name, made);
  return made;
}
