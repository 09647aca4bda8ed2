import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { createReference as createWithOwnParser } from './createReference';
import type { Reference } from './model';
import { createReference } from './read/createReference';

const root = join(import.meta.dirname, '../..');

test.each(['proto', 'site/reference/fixtures/tree'])('both readers make the same model of %s', (folder) => {
  const sources = globSync('**/*.proto', { cwd: join(root, folder) }).map((path) => ({
    path,
    file: `${folder}/${path}`,
    bytes: readFileSync(join(root, folder, path)),
  }));
  const [before, after] = [createWithOwnParser(sources), createReference(sources)].map(valuesOf);
  expect(Object.keys(before!).length).toBeGreaterThan(1000);
  expect(after).toEqual(before);
});

/** Every value by its path, without detached comments, which no page shows. */
function valuesOf(reference: Reference): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const add = (value: unknown, path: string) => {
    if (path.endsWith('/detached')) return;
    if (typeof value !== 'object' || value === null) values[path] = value;
    else for (const [key, inner] of Object.entries(value)) add(inner, `${path}/${key}`);
  };
  add(JSON.parse(JSON.stringify(reference)), '');
  return values;
}
