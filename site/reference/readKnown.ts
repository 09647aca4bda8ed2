import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import type { FileDeclaration } from './source/declarations';
import { readSource } from './source/readSource';

const folder = join(import.meta.dirname, 'known');

/** Paths of the files that every tree may import without having them: `google/protobuf/` and protovalidate. */
export const knownPaths: ReadonlySet<string> = new Set(globSync('**/*.proto', { cwd: folder }));

const declarations = new Map<string, FileDeclaration>();

/** One of the files that every tree may import; undefined when the path is none of them. A file is read once. */
export function readKnown(path: string): FileDeclaration | undefined {
  if (!knownPaths.has(path)) return undefined;
  const known =
    declarations.get(path) ??
    readSource({ path, file: path, bytes: readFileSync(join(folder, path)) }).declaration;
  if (known) declarations.set(path, known);
  return known;
}

/** Where a type of a known file is described: an address of another site. Undefined for types of other files. */
export function addressOf(path: string, fullName: string): string | undefined {
  if (path.startsWith('google/protobuf/')) {
    const name = fullName.replace('google.protobuf.', '').replaceAll('.', '-').toLowerCase();
    return `https://protobuf.dev/reference/protobuf/google.protobuf/#${name}`;
  }
  return path === 'buf/validate/validate.proto' ? 'https://protovalidate.com/reference/rules/' : undefined;
}
