import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

const folder = join(import.meta.dirname, '../known');

/** Paths that every tree can import without having the files: `google/protobuf/` and protovalidate. */
export const knownPaths: ReadonlySet<string> = new Set(globSync('**/*.proto', { cwd: folder }));

/** The text of a file that every tree can import. */
export const readKnown = (path: string): string => readFileSync(join(folder, path), 'utf8');
