import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { writePages } from './writePages';

const page = (route: string, source: string, beside = {}) => ({
  route,
  source,
  beside,
  data: { toc: [] },
});

test('writes modules and the files beside them, and returns their paths in order', () => {
  const [start, deep] = writePages(
    [page('/', 'start'), page('/a/b.proto', 'deep', { 'b.json': '{}' })],
    temporaryFolder({}),
  );
  expect(basename(start!)).toBe('index.mdx');
  expect(readFileSync(deep!, 'utf8')).toBe('deep');
  expect(readFileSync(join(dirname(deep!), 'b.json'), 'utf8')).toBe('{}');
});

test('leaves alone what is right already, and removes what belongs to no page any more', () => {
  const root = temporaryFolder({});
  const [kept, gone] = writePages([page('/a', 'a'), page('/b', 'b', { 'b.json': '{}' })], root);
  const before = statSync(kept!, { bigint: true }).mtimeNs;
  writePages([page('/a', 'a')], root);
  expect(statSync(kept!, { bigint: true }).mtimeNs).toBe(before);
  expect(existsSync(gone!)).toBe(false);
  expect(existsSync(join(dirname(gone!), 'b.json'))).toBe(false);
});
