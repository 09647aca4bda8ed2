import { beforeAll, expect, test, vi } from 'vitest';

import { formatProblems } from '../../problem';
import { checkCallouts } from '../documents/checkCallouts';
import { checkExamples } from './checkExamples';
import { checkStructure } from './checkStructure';
import { readPages, type Page } from './readPages';

let pages: Page[];

// Parsing everything takes seconds while other tests run.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(() => {
  pages = readPages(process.cwd(), 'content');
});

test('every example parses', async () => {
  const found = await Promise.all(pages.map(checkExamples));
  expect(formatProblems(found.flat())).toBe('');
});

test('every callout is one of the four kinds, has a sentence as title, and ends', () => {
  expect(formatProblems(pages.flatMap(({ source, tree, file }) => checkCallouts(source, tree, file)))).toBe(
    '',
  );
});

test('headings keep their order, sections have content, images a text and fences a language', () => {
  expect(formatProblems(pages.flatMap(checkStructure))).toBe('');
});
