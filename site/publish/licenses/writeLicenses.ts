import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import satisfies from 'spdx-satisfies';

import { SiteError, type Problem } from '../../problem';

/** Licenses that let a site pass something on when it names them, as SPDX ids. */
const allowed =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT OFL-1.1 Python-2.0 Unlicense'.split(
    ' ',
  );

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  author?: string | { name?: string };
}

/** An npm package and its license. */
interface Package {
  name: string;
  version: string;
  /** SPDX expression. @default the package names none */
  license?: string;
  author: string;
  /** Texts of its license and its notices. */
  texts: string[];
  folder: string;
}

/**
 * Writes `licenses.txt`, which lists every npm package that browsers receive something from, with its license.
 *
 * @param shipped Absolute paths of all files that browsers receive something from.
 * @throws {SiteError} When a license is missing or not allowed, with every problem at once.
 */
export function writeLicenses(outDir: string, shipped: Iterable<string>): void {
  const folders = new Set([...shipped].flatMap((file) => packageFolder(file) ?? []));
  const packages = [...folders].sort().map(readPackage);
  const problems = packages.flatMap((each) => problemOf(each) ?? []);
  if (problems.length > 0) throw new SiteError(problems);
  // The license of this project is MIT: its terms are those of MIT packages that contain no text.
  const mit = readFileSync(join(import.meta.dirname, '../../../LICENSE'), 'utf8');
  const terms = mit.slice(mit.indexOf('Permission is')).trim();
  const parts = packages
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
    .map(({ name, version, license, author, texts }) => {
      const text = texts.join('\n\n') || `Copyright (c) ${author}\n\n${terms}`;
      return `${name} ${version}\nLicense: ${license}\n\n${text}`;
    });
  const head = 'Packages whose code, styles or fonts browsers get from this site, each with its license.';
  writeFileSync(join(outDir, 'licenses.txt'), `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/** Compares by code unit, independent of language. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of the npm package that contains a file, or undefined for a file of the site itself. */
function packageFolder(file: string): string | undefined {
  if (!/[\\/]node_modules[\\/]/.test(file)) return undefined;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    // Packages can contain further manifests, which have no name.
    if (existsSync(join(folder, 'package.json')) && readManifest(folder).name) return folder;
  }
  return undefined;
}

function readPackage(folder: string): Package {
  const { name, version, license, author } = readManifest(folder);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|copyright|notice)/i.test(entry.name))
    .map((entry) => entry.name);
  const named = (typeof author === 'object' ? author.name : author) ?? `${name} authors`;
  return {
    name,
    version,
    license: typeof license === 'object' ? license.type : license,
    // Without the email and web addresses after the name.
    author: named.replace(/\s*[<(].*$/, ''),
    texts: files
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()),
    folder,
  };
}

function problemOf({ name, version, license, texts, folder }: Package): Problem | undefined {
  const found =
    license === undefined
      ? 'names no license'
      : !isAllowed(license)
        ? `has a license that is not allowed: ${JSON.stringify(license)}`
        : texts.length === 0 && license !== 'MIT'
          ? `contains no text of its license, ${license}`
          : undefined;
  if (found === undefined) return undefined;
  const message = `browsers receive code of ${name} ${version}, which ${found}.`;
  const fix = `Use another package, or use it only at build time. Allowed licenses: ${allowed.join(', ')}.`;
  return { file: relative(process.cwd(), `${folder}/package.json`).replaceAll('\\', '/'), message, fix };
}

/** Whether an SPDX expression can be met with allowed licenses alone. */
function isAllowed(license: string): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    return false;
  }
}
