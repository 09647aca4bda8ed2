import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import parse, { type Info } from 'spdx-expression-parse';

import { SiteError, type Problem } from '../../problem';
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

/** Licenses under which a site may pass something on when it names them, by their SPDX ids. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** Problems of packages that browsers get: those without a license, without its text, or under one that asks for more than to be named. */
function checkLicenses(packages: ShippedPackage[]): Problem[] {
  return packages.flatMap(({ name, version, license, texts, folder }) => {
    const file = relative(process.cwd(), `${folder}/package.json`).replaceAll('\\', '/');
    const problem = (message: string, fix: string): Problem[] => [
      { file, message: `browsers get code of ${name} ${version}, ${message}`, fix },
    ];
    const another = 'Take another package, or load it only where the build runs.';
    if (license === undefined) return problem('which names no license.', another);
    const terms = termsOf(license);
    if (terms === undefined) {
      return problem(`and its license is no SPDX expression: ${JSON.stringify(license)}.`, another);
    }
    if (!isAllowed(terms)) {
      const fix = `${another} These licenses are allowed: ${allowedLicenses.join(', ')}.`;
      return problem(`and its license is not allowed: ${JSON.stringify(license)}.`, fix);
    }
    if (texts.length === 0 && license !== 'MIT') {
      return problem(`which brings no text of its license, ${license}.`, another);
    }
    return [];
  });
}

function termsOf(license: string): Info | undefined {
  try {
    return parse(license);
  } catch {
    return undefined;
  }
}

/** Whether one may do what the terms ask for: of all that must be met each, of a choice one. */
function isAllowed(terms: Info): boolean {
  if ('conjunction' in terms) {
    const sides = [terms.left, terms.right];
    return terms.conjunction === 'and' ? sides.every(isAllowed) : sides.some(isAllowed);
  }
  return 'license' in terms && allowedLicenses.includes(terms.license);
}
