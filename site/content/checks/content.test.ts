import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';

import { formatProblems } from '../../problem';
import { settings } from '../../settings/site';
import { checkCallouts } from '../documents/checkCallouts';
import { checkExamples } from './checkExamples';
import { checkSpelling, readWords } from './checkSpelling';
import { checkStructure } from './checkStructure';
import { longSentences } from './longSentences';
import { checkProse, ourExceptions } from './prose/checkProse';
import { readPages, type Page } from './readPages';

/** Sentences over the limit that the whole content may have. Lower it when there are fewer; never raise it. */
const longSentenceBudget = 0;

const wordList = 'content/_spelling.txt';

let pages: Page[];

// Parsing everything takes seconds where other tests run beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(() => {
  pages = readPages(process.cwd(), 'content');
});

test('every example parses', async () => {
  const found = await Promise.all(pages.map(checkExamples));
  expect(formatProblems(found.flat())).toBe('');
});

test('every callout is one of the four kinds, has a sentence as title, and ends', () => {
  expect(formatProblems(pages.flatMap(({ source, tree, file }) => checkCallouts(source, tree, file)))).toBe('');
});

test('headings keep their order, sections have content, images a text and fences a language', () => {
  expect(formatProblems(pages.flatMap(checkStructure))).toBe('');
});

test('every page reads as a developer in America would write it', () => {
  const version = settings.content?.appliesTo;
  expect(version).toMatch(/^v\d/);
  expect(formatProblems(pages.flatMap((page) => checkProse(page, { version })))).toBe('');
});

test.each(ourExceptions)('$file needs the exception for "$text"', (exception) => {
  const page = pages.find(({ file }) => file === exception.file)!;
  const others = ourExceptions.filter((other) => other !== exception);
  expect(checkProse(page, { exceptions: others }).length).toBeGreaterThan(
    checkProse(page, { exceptions: ourExceptions }).length,
  );
});

test('sentences are at most 40 words long, but for those of the budget', () => {
  const warnings = pages.flatMap(longSentences);
  expect(warnings.length, formatProblems(warnings)).toBeLessThanOrEqual(longSentenceBudget);
});

test('every word is spelled as in American English or stands on the list', async () => {
  const words = readWords(readFileSync(wordList, 'utf8'));
  expect(formatProblems(await checkSpelling(pages, words, wordList))).toBe('');
});

test('the list of words names each once, and none that no page uses', () => {
  const words = readWords(readFileSync(wordList, 'utf8')).map((word) => word.toLowerCase());
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  const text = pages.map(({ source }) => source.toLowerCase()).join('\n');
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
