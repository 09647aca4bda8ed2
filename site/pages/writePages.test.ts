import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, test } from 'vitest';

import { writePages } from './writePages';

const page = (route: string) => ({
  route,
  component: { file: 'ChangelogPage.tsx', name: 'ChangelogPage' },
  props: { title: route },
  data: { title: 'A', toc: [] },
});

test('writes a module for each page, with its data beside it', () => {
  const [start, deep] = writePages([page('/'), page('/a/b.proto')]);
  expect(basename(start!)).toBe('index.js');
  expect(readFileSync(deep!, 'utf8')).toContain('ChangelogPage.tsx');
  expect(JSON.parse(readFileSync(deep!.replace(/js$/, 'json'), 'utf8'))).toEqual({
    props: { title: '/a/b.proto' },
    data: { title: 'A', toc: [] },
  });
});

test('leaves alone what is right already, and removes the files of earlier pages', () => {
  const [kept, gone] = writePages([page('/a'), page('/b')]);
  const before = statSync(kept!, { bigint: true }).mtimeNs;
  writePages([page('/a')]);
  expect(statSync(kept!, { bigint: true }).mtimeNs).toBe(before);
  expect(existsSync(gone!)).toBe(false);
});
