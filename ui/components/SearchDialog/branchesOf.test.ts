import { expect, test } from 'vitest';

import { branchesOf } from './branchesOf';
import { kinds as looks } from './SearchDialog.samples';
import type { SearchResult } from './searchTypes';

const group = (...kinds: (keyof typeof looks)[]): SearchResult[] =>
  kinds.map((kind, index) => ({ id: String(index), url: '/', title: '', path: [], kind: looks[kind] }));

test('puts the sections of a page under the first result', () => {
  expect(branchesOf(group('page', 'section', 'symbol'))).toEqual(['none', 'through', 'last']);
  expect(branchesOf(group('section', 'section'))).toEqual(['none', 'last']);
});

test('keeps entries, pages and the names of one file at the top level', () => {
  expect(branchesOf(group('entry', 'entry'))).toEqual(['none', 'none']);
  expect(branchesOf(group('symbol', 'symbol'))).toEqual(['none', 'none']);
});

test('ends the line before a result at the top level', () => {
  expect(branchesOf(group('entry', 'section', 'entry', 'section'))).toEqual(['none', 'last', 'none', 'last']);
});

test('has no branch for a group without results', () => {
  expect(branchesOf([])).toEqual([]);
});
