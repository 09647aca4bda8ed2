import { basename, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import type { Guide } from '../ui/foundations/guide';

const cwd = join(import.meta.dirname, '../ui/components');
const stories = globSync('**/*.stories.tsx', { cwd }).map((file) => file.replace('.stories.tsx', ''));
const names = stories.map((file) => basename(file));

test('no two components share a name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(stories)('%s says what it is for, what it is made of and what is heard', async (file) => {
  const { guide } = (await import(join(cwd, `${file}.guide.ts`))) as { guide: Guide };
  for (const text of [guide.use, guide.avoid, guide.heard, ...Object.values(guide.keyboard ?? {})]) {
    expect(text).toMatch(/^\S.{5,}\.$/s);
    // A cell of a table in Markdown.
    expect(text).not.toMatch(/[|\n]/);
  }
  expect(guide.anatomy.length).toBeGreaterThan(0);
  expect(guide.related.length).toBeGreaterThan(0);
  expect(guide.related.filter((name) => !names.includes(name) || name === basename(file))).toEqual([]);
});
