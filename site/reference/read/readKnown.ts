import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

const folder = join(import.meta.dirname, '../known');
/** Paths that every tree can import without having the files. */
export const knownPaths: ReadonlySet<string> = new Set(globSync('**/*.proto', { cwd: folder }));

/** Whether every tree can import a path without having the file: `google/protobuf/` and protovalidate. */
export const isKnown = (path: string): boolean => knownPaths.has(path);

/** The text of a file that every tree can import. */
export const readKnown = (path: string): string => readFileSync(join(folder, path), 'utf8');
