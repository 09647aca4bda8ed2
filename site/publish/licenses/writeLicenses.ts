import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SiteError } from '../../problem';
import { checkLicenses } from './checkLicenses';
import { packageFolder, readPackage, type ShippedPackage } from './packageOf';

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

/** Address of the file that names the packages, without base. */
const licensesRoute = '/licenses.txt';

const rule = '-'.repeat(80);

/**
 * Names packages with their version, their license and its text, in the order of their names.
 *
 * @param mit The terms of the MIT license, for packages that are under it and bring no text.
 */
function printLicenses(packages: ShippedPackage[], mit: string): string {
  const parts = packages
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
    .map(({ name, version, license, author, texts }) => {
      const text =
        texts.length > 0 ? texts.join('\n\n') : `Copyright (c) ${author ?? `${name} authors`}\n\n${mit}`;
      return `${name} ${version}\nLicense: ${license}\n\n${text}`;
    });
  const head = 'Packages whose code, styles or fonts browsers get from this site, each with its license.';
  return `${[head, ...parts].join(`\n\n${rule}\n\n`)}\n`;
}

/** The order of characters, which is the same in every language. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
