import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import satisfies from 'spdx-satisfies';
import { globSync } from 'tinyglobby';

import { generatedFiles } from '../../content/targetsOf';
import { SiteError, type Problem } from '../../problem';

/** Licenses that let a site distribute code if it includes them, as SPDX ids. */
const allowed = '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT OFL-1.1'.split(' ');

/** Files with the text of a license or with notices. */
const legalFiles = '{licence,license,copying,copyright,notice}*';

interface Manifest {
  name: string;
  version: string;
  /** An SPDX expression. */
  license?: string;
  author?: string | { name?: string };
}

type Package = ReturnType<typeof readPackage>;

/**
 * Writes `licenses.txt`, which lists every npm package with code, styles or fonts in the built site, with its license.
 *
 * @param shipped Absolute paths of all files that are part of the site.
 * @throws {SiteError} When a license is missing or not allowed, with every problem at once.
 */
export function writeLicenses(outDir: string, shipped: Iterable<string>): void {
  const folders = new Set([...shipped].flatMap((file) => packageFolder(file) ?? []));
  const packages = [...folders].map(readPackage);
  const problems = packages.flatMap(problemsOf);
  if (problems.length > 0) throw new SiteError(problems);
  // This project's license, MIT, has the terms for packages without a license text.
  const mit = readFileSync(join(import.meta.dirname, '../../../LICENSE'), 'utf8');
  const terms = mit.slice(mit.indexOf('Permission is')).trim();
  const parts = packages
    .map(({ name, version, license, author, texts }) => {
      const text = texts.join('\n\n') || `Copyright (c) ${author}\n\n${terms}`;
      return `${name} ${version}\nLicense: ${license}\n\n${text}`;
    })
    .sort();
  const intro = 'Packages whose code, styles or fonts browsers get from this site, each with its license.';
  const list = [intro, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`);
  writeFileSync(join(outDir, generatedFiles.licenses), `${list}\n`);
}

/** The folder of the npm package that contains a file, undefined for a file of the site itself. */
const packageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

/** Reads an npm package, with the texts of its license and its notices. */
function readPackage(folder: string) {
  const file = join(folder, 'package.json');
  const { name, version, license, author }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const texts = globSync(legalFiles, { cwd: folder, caseSensitiveMatch: false })
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n').trim());
  const authorName = (typeof author === 'object' ? author.name : author) ?? `${name} authors`;
  return {
    name,
    version,
    license,
    // Without the email and web addresses after the name.
    author: authorName.replace(/\s*[<(].*$/, ''),
    texts,
    file: relative(process.cwd(), file).replaceAll('\\', '/'),
  };
}

function problemsOf({ name, version, license, texts, file }: Package): Problem[] {
  let found: string;
  if (license === undefined) found = 'has no license';
  else if (!isAllowed(license)) found = `has a license that is not allowed: ${JSON.stringify(license)}`;
  else if (texts.length === 0 && license !== 'MIT') found = `contains no text of its license, ${license}`;
  else return [];
  const message = `browsers receive code of ${name} ${version}, which ${found}.`;
  const fix = `Use another package, or use it only at build time. Allowed licenses: ${allowed.join(', ')}.`;
  return [{ file, message, fix }];
}

/** Whether an SPDX expression can be met with only allowed licenses. */
function isAllowed(license: string): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    return false;
  }
}
