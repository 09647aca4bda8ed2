import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { writeFiles } from './writeFiles';

test('a generated site takes the place of the one before', () => {
  const folder = temporaryFolder({});
  writeFiles(folder, new Map([['content/a.mdx', 'a']]));
  writeFiles(folder, new Map([['content/b/c.mdx', 'c']]));
  expect(existsSync(join(folder, 'content/a.mdx'))).toBe(false);
  expect(readFileSync(join(folder, 'content/b/c.mdx'), 'utf8')).toBe('c');
});

test('a folder with work in it is left alone', () => {
  const folder = temporaryFolder({ 'content/index.mdx': 'Mine.' });
  expect(() => writeFiles(folder, new Map([['content/index.mdx', 'Other.']]))).toThrow(
    'Name a folder that is empty or not there yet.',
  );
  expect(readFileSync(join(folder, 'content/index.mdx'), 'utf8')).toBe('Mine.');
});
