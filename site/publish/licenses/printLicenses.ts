import type { ShippedPackage } from './packageOf';

/** Address of the file that names the packages, without base. */
export const licensesRoute = '/licenses.txt';

const rule = '-'.repeat(80);

/**
 * Names packages with their version, their license and its text, in the order of their names.
 *
 * @param mit The terms of the MIT license, for packages that are under it and bring no text.
 */
export function printLicenses(packages: ShippedPackage[], mit: string): string {
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
