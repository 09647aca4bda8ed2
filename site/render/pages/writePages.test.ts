import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { writePages } from './writePages';

const page = (route: string, source: string) => ({ route, source, data: { title: 'A', toc: [] } });

test('writes modules, and returns their paths in order', () => {
  const [start, deep] = writePages([page('/', 'start'), page('/a/b.proto', 'deep')], temporaryFolder({}));
  expect(basename(start!)).toBe('index.mdx');
  expect(readFileSync(deep!, 'utf8')).toBe('deep');
});

test('leaves alone what is right already, and removes what belongs to no page any more', () => {
  const root = temporaryFolder({});
  const [kept, gone] = writePages([page('/a', 'a'), page('/b', 'b')], root);
  const before = statSync(kept!, { bigint: true }).mtimeNs;
  writePages([page('/a', 'a')], root);
  expect(statSync(kept!, { bigint: true }).mtimeNs).toBe(before);
  expect(existsSync(gone!)).toBe(false);
});
