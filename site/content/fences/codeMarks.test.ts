import { describe, expect, test } from 'vitest';

import { applyMarks, markedLines } from './codeMarks';
import { readBody } from '../documents/readDocument';

const linesOf = (code: string) => markedLines(code).map(({ text, look = '' }) => [text, look]);

describe('a mark', () => {
  test.each([
    ['oil(); // [!code ++]', 'oil();', 'added'],
    ['oil: 1 # [!code --]', 'oil: 1', 'removed'],
    ['SELECT 1; -- [!code highlight]', 'SELECT 1;', 'highlighted'],
    ['oil(); // [!code hl]', 'oil();', 'highlighted'],
    ['  <Oil /> {/* [!code ++] */}', '  <Oil />', 'added'],
    ['<oil> <!-- [!code ++] -->', '<oil>', 'added'],
    ['a { } /* [!code ++] */', 'a { }', 'added'],
    ['oil=1 ; [!code ++]', 'oil=1', 'added'],
    ['oil(); // Full. [!code ++]', 'oil(); // Full.', 'added'],
    ['plain text [!code ++]', 'plain text', 'added'],
    ['oil(); // [!code ++] [!code hl]', 'oil();', 'highlighted'],
    ['oil(); // [\\!code ++]', 'oil(); // [!code ++]', ''],
  ])('%s', (code, text, look) => {
    expect(linesOf(code)).toEqual([[text, look]]);
  });

  test('covers the number of lines it states, or those below it when alone on a line', () => {
    expect(linesOf('a // [!code ++:2]\nb\nc')).toEqual([
      ['a', 'added'],
      ['b', 'added'],
      ['c', ''],
    ]);
    expect(linesOf('// [!code --:2]\na\nb\nc')).toEqual([
      [undefined, ''],
      ['a', 'removed'],
      ['b', 'removed'],
      ['c', ''],
    ]);
  });
});

test('readers copy the code after the change, with its line numbers', () => {
  expect(applyMarks('a // [!code --:2]\nb\n{/* [!code ++] */}\nc\nd')).toBe('\n\n\nc\nd');
});

test('the signs of a diff mark its lines, and readers copy the code after the change', async () => {
  const diff =
    '--- a/lamp.yml\n+++ b/lamp.yml\n@@ -1,2 +1,3 @@\n lamp:\n-  kind: gas\n+  kind: oil\n+\n+  - wick';
  expect(markedLines(diff, 'diff').slice(3)).toEqual([
    { text: 'lamp:', look: undefined },
    { text: '  kind: gas', look: 'removed' },
    { text: '  kind: oil', look: 'added' },
    { text: '', look: 'added' },
    { text: '  - wick', look: 'added' },
  ]);
  expect(applyMarks(diff, 'diff').split('\n').slice(3)).toEqual(['lamp:', '', '  kind: oil', '', '  - wick']);
});

test('a Docusaurus mark is reported, and text that looks like one is not', () => {
  const found = (code: string) =>
    readBody(`\`\`\`js\n${code}\n\`\`\`\n`, 'a.mdx').problems.map(({ line }) => line);
  expect(found('a();\n// highlight-next-line\nb();')).toEqual([3]);
  expect(found('const a = "highlight-start";')).toEqual([]);
});

test.each([
  ['+++', 2],
  ['focus', 2],
  ['error', 2],
  ['word:oil', 2],
  ['HIGHLIGHT', 2],
])('the mark [!code %s] is reported with its line', (word, line) => {
  const { problems } = readBody(`\`\`\`js\na(); // [!code ${word}]\n\`\`\`\n`, 'a.mdx');
  expect(problems).toMatchObject([
    {
      line,
      message: `the mark [!code ${word}] is not known.`,
      fix: expect.stringMatching(/^Known: \[!code \+\+\]/),
    },
  ]);
});
