import { expect, test } from 'vitest';

import { longSentences, sentenceLimit } from './longSentences';
import { pageOf } from './readPages';

const words = (count: number) => `Word${' word'.repeat(count - 1)}.`;
const check = (source: string) =>
  longSentences(pageOf(source, 'content/page.mdx')).map(({ line, message }) => `${line}: ${message}`);

test('takes a sentence of the limit, and many of them', () => {
  expect(check(`${words(sentenceLimit)} ${words(sentenceLimit)}\n`)).toEqual([]);
});

test('warns of one more word, and names line and beginning', () => {
  expect(check(`A.\n\nB. ${words(sentenceLimit + 1)}\n`)).toEqual([
    '3: a sentence has 41 words: "Word word word word word word …".',
  ]);
});

test('reads lists and tables', () => {
  const long = words(sentenceLimit + 1);
  expect(check(`- ${long}\n\n| A |\n| - |\n| ${long} |\n`)).toHaveLength(2);
});

test('counts code as the words that stand in it, and dashes not at all', () => {
  expect(check(`${'`a b` – '.repeat(sentenceLimit / 2)}.\n`)).toEqual([]);
  expect(check(`${'`a b` – '.repeat(sentenceLimit / 2)} c.\n`)).toHaveLength(1);
});
