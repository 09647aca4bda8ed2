import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { z } from 'zod';

import { parseYaml, type YamlResult } from './parseYaml';

/** A YAML file: its path relative to the root of the project, and its content. */
export interface YamlFile<Value> extends YamlResult<Value> {
  file: string;
}

/** The text of a file; undefined if it doesn't exist. */
export const readText = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** Reads a YAML file and checks it against a schema. A missing file is an empty object. */
export function readYamlFile<Schema extends z.ZodType>(root: string, file: string, schema: Schema) {
  return { file, ...parseYaml(readText(root, file) ?? '', { schema, file }) };
}
