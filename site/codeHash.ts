import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

/**
 * Names code and the packages it uses, for results that are kept: another code may make others of the same parts.
 *
 * @param files Patterns of the files, from `site/`. Tests among them do not count.
 */
export function codeHash(files: string[]): string {
  const site = import.meta.dirname;
  const found = globSync(files, { cwd: site, ignore: '**/*.test.ts' }).sort();
  const hash = createHash('sha256');
  for (const file of [...found, '../package.json']) hash.update(readFileSync(join(site, file)));
  return hash.digest('hex');
}
