import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { authorsSchema, tagsSchema } from './changelog/schema';
import { redirectsSchema } from './redirects/readRedirects';
import { sidebarsSchema } from './sidebars/readSidebars';

const schemas = {
  authors: authorsSchema,
  redirects: redirectsSchema,
  sidebars: sidebarsSchema,
  tags: tagsSchema,
};

test.each(Object.entries(schemas))(
  'the schema of %s for editors matches the one that the build checks; -u rewrites it',
  async (name, schema) => {
    const known = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
    await expect(`${JSON.stringify(known, null, 2)}\n`).toMatchFileSnapshot(
      `../../.vscode/schemas/${name}.json`,
    );
  },
);

test('the editor settings list every schema', () => {
  const { 'yaml.schemas': told } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string | string[]>;
  };
  expect(Object.keys(told).filter((path) => !existsSync(path))).toEqual([]);
  expect(Object.keys(told)).toHaveLength(Object.keys(schemas).length);
});
