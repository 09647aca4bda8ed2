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
  const written = writePages([page('/'), page('/a/b.proto', new Map([['c', 'Text.']]))]);
  expect(basename(written.get('/')!)).toBe('index.js');
  const deep = written.get('/a/b.proto')!;
  expect(readFileSync(deep, 'utf8')).toContain('export const { route, title, description } = data;');
  expect(JSON.parse(readFileSync(deep.replace(/js$/, 'json'), 'utf8'))).toEqual({
    route: '/a/b.proto',
    title: 'A',
    description: 'B.',
  });
  const [, text] = /from "(.*\.mdx)"/.exec(readFileSync(deep, 'utf8'))!;
  expect(readFileSync(text!, 'utf8')).toBe('Text.');
});

test('does not write a file again that does not change', () => {
  const [kept] = [...writePages([page('/a'), page('/b')]).values()] as [string];
  const before = statSync(kept, { bigint: true }).mtimeNs;
  writePages([page('/a')]);
  expect(statSync(kept, { bigint: true }).mtimeNs).toBe(before);
});
