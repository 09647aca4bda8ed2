import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SiteError } from '../../problem';
import { checkLicenses } from './checkLicenses';
import { packageFolder, readPackage } from './packageOf';
import { licensesRoute, printLicenses } from './printLicenses';

/** The license of this project, which is MIT. */
const own = join(import.meta.dirname, '..', '..', '..', 'LICENSE');

/**
 * Writes a file that names every npm package of which browsers get something, with its license.
 *
 * @param outDir Folder of the built site.
 * @param shipped Absolute paths of all files that browsers get something of.
 * @throws {SiteError} When one of them may not be passed on so.
 */
export async function writeLicenses(outDir: string, shipped: Iterable<string>): Promise<void> {
  const folders = new Set([...shipped].flatMap((file) => packageFolder(file) ?? []));
  const packages = [...folders].sort().map(readPackage);
  const problems = checkLicenses(packages);
  if (problems.length > 0) throw new SiteError(problems);
  const license = await readFile(own, 'utf8');
  const terms = license.slice(license.indexOf('Permission is')).trim();
  await writeFile(join(outDir, licensesRoute), printLicenses(packages, terms));
}
