import { expect, test } from 'vitest';

import { checkExamples } from '../../../.ci/content/checkExamples';
import { pageOf } from '../../../.ci/content/readPages';
import { readBody } from '../documents/readDocument';

const fixOf = (language: string) => {
  const { problems } = readBody(`Text.\n\n\`\`\`${language}\nx\n\`\`\`\n`, 'a.mdx');
  return problems.map(({ line, message, fix }) => `${line}: ${message} ${fix}`);
};

test.each([
  ['postgress', 'Did you mean "postcss"? Use a language that Shiki colors, or "text".'],
  ['YAML', 'Did you mean "yaml"?'],
  ['mermaid', 'Draw diagrams in the language "dot".'],
  ['math', 'formulas are not supported.'],
  ['js{1,3}', 'Add a space after it: "```js {1,3}".'],
  ['toString', 'Use a language that Shiki colors, or "text".'],
])('the language %s is reported with its line', (language, fix) => {
  expect(fixOf(language)).toEqual([
    expect.stringContaining(`3: the language ${JSON.stringify(language)} is not known. `),
  ]);
  expect(fixOf(language)[0]).toContain(fix);
});

test.each(['ts', 'powershell', 'diff', 'shell', 'c++', 'dotenv', 'txt', ''])('%s is known', (language) => {
  expect(fixOf(language)).toEqual([]);
});

test('the check of examples reports the same', async () => {
  const source = '```postgress\nx\n```\n';
  const { problems } = readBody(source, 'a.mdx');
  expect(await checkExamples(pageOf(source, 'a.mdx'))).toEqual(problems);
});
