import { describe, expect, test } from 'vitest';

import { bannedWords, checkWords } from './checkWords';
import { pageOf } from './readPages';

const check = (source: string, fixed = [] as Parameters<typeof checkWords>[1]) =>
  checkWords(pageOf(source, 'content/page.mdx'), fixed).map(({ line, message }) => `${line}: ${message}`);

describe('checkWords', () => {
  test.each(bannedWords)('finds "%s", at the beginning of a sentence too', (word) => {
    const capital = word[0]!.toUpperCase() + word.slice(1);
    expect(check(`A.\n\nIt is ${word}. ${capital} so.\n`)).toEqual([
      `3: the text says "${word}".`,
      `3: the text says "${capital}".`,
    ]);
  });

  test.each(['seamlessly', 'leverages', 'leveraged', 'robustly'])('finds "%s"', (word) => {
    expect(check(`It is ${word} so.\n`)).toHaveLength(1);
  });

  test('takes words that only begin or end alike', () => {
    expect(check('Adjust the justice of an uneasy easel.\n')).toEqual([]);
  });

  test('names the line of the second line of a paragraph', () => {
    expect(check('One\njust two.\n')).toEqual(['2: the text says "just".']);
  });

  test('reads headings, tables, links, alternative texts, titles and the description', () => {
    const source = [
      '---\ntitle: A\ndescription: Just a page.\nkeywords: [easy]\n---\n',
      '## Easy\n',
      '| Robust |\n| ------ |\n| simply |\n',
      '[easily](/simply) ![powerful](/just.png)\n',
      '<Card title="Seamless" href="/easy">a</Card>\n',
      '```dot title="Effortless" alt="leverage"\ndigraph { just }\n```\n',
    ].join('\n');
    expect(check(source).map((problem) => problem.replace(/: .* ("\w+")\.$/, ' $1'))).toEqual([
      '3 "Just"',
      '7 "Easy"',
      '9 "Robust"',
      '11 "simply"',
      '13 "easily"',
      '13 "powerful"',
      '15 "Seamless"',
      '17 "Effortless"',
      '17 "leverage"',
    ]);
  });

  test('leaves code alone', () => {
    expect(check('`just`\n\n```bash title="just.sh"\njust build\n```\n')).toEqual([]);
  });

  test('lets a fixed heading be, on its page and nowhere else', () => {
    const heading = { text: 'Easy', reason: 'It is a name.' };
    expect(check('## Easy\n', [{ ...heading, file: 'content/page.mdx' }])).toEqual([]);
    expect(check('Easy\n', [{ ...heading, file: 'content/page.mdx' }])).toHaveLength(1);
    expect(check('## Easy\n', [{ ...heading, file: 'content/other.mdx' }])).toHaveLength(1);
  });
});
