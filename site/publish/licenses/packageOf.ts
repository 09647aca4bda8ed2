import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An npm package, as far as it says what it may be used for. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** What it is under, as an SPDX expression; left out when it says nothing. */
  license?: string;
  /** Who wrote it; left out when it says nothing. */
  author?: string;
  /** The texts that it brings of its license and its notices. */
  texts: string[];
  /** Its folder. */
  folder: string;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  author?: string | { name?: string };
}

/** Names of the files in which packages keep their license, and what it asks to be passed on. */
const legalFile = /^(licen[cs]e|copying|copyright|notice)/i;

/** The folder of the npm package that a file comes from, or undefined for a file of the site itself. */
export function packageFolder(file: string): string | undefined {
  if (!/[\\/]node_modules[\\/]/.test(file)) return undefined;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    // A package may keep further manifests, without a name, in folders of its own.
    const manifest = existsSync(join(folder, 'package.json')) ? readManifest(folder) : {};
    if (manifest.name !== undefined && manifest.version !== undefined) return folder;
  }
  return undefined;
}

/** Reads what the npm package in a folder says of its license. */
export function readPackage(folder: string): ShippedPackage {
  const { name = '', version = '', license, author } = readManifest(folder);
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && legalFile.test(entry.name),
  );
  return {
    name,
    version,
    license: typeof license === 'object' ? license.type : license,
    // The address behind a name is nobody's business here.
    author: (typeof author === 'object' ? author.name : author)?.replace(/\s*[<(].*$/, ''),
    texts: files
      .map((file) => file.name)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()),
    folder,
  };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
