import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, test } from 'vitest';

import type { Page } from './pageData';
import { writePages } from './writePages';

const page = (route: string, texts?: Page['texts']): Page => ({
  texts,
  data: { route, title: 'A', description: 'B.' },
});

test('writes a module for each page, with its data next to it', () => {
  const { modules } = writePages([page('/'), page('/a/b.proto', new Map([['c', 'Text.']]))]);
  expect(basename(modules.get('/')!)).toBe('index.js');
  const deep = modules.get('/a/b.proto')!;
  expect(readFileSync(deep, 'utf8')).toContain('export const { route, title, description } = data;');
  expect(JSON.parse(readFileSync(deep.replace(/js$/, 'json'), 'utf8'))).toEqual({
    route: '/a/b.proto',
    title: 'A',
    description: 'B.',
  });
  const [, text] = /from "(.*\.mdx)"/.exec(readFileSync(deep, 'utf8'))!;
  expect(readFileSync(text!, 'utf8')).toBe('Text.');
});

test('writes and names only the files that change', () => {
  const { modules, changed } = writePages([page('/kept', new Map([['kept', 'Text.']])), page('/other')]);
  expect(changed.map((path) => basename(path))).toEqual([
    'kept.mdx',
    'kept.json',
    'kept.js',
    'other.json',
    'other.js',
  ]);
  const before = statSync(modules.get('/kept')!, { bigint: true }).mtimeNs;
  const again = writePages([page('/kept', new Map([['kept', 'More text.']]))]);
  expect(again.changed.map((path) => basename(path))).toEqual(['kept.mdx']);
  expect(statSync(modules.get('/kept')!, { bigint: true }).mtimeNs).toBe(before);
});
