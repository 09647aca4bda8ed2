import { describe, expect, test } from 'vitest';

import { checkExamples, parsers } from './checkExamples';
import { pageOf } from './readPages';

/** Checks a fence on line 3. */
const check = async (language: string, code: string) => {
  const source = `Text.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
  const problems = await checkExamples(pageOf(source, 'content/page.mdx'));
  return problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
};

const right: Record<string, string[]> = {
  bash: ['curl -s "$URL" \\\n  --data @- <<EOF\n{}\nEOF', 'for a in b; do echo "$a"; done'],
  javascript: ['export const a = async () => await b?.c;', 'return value.slice(0, 2);'],
  json: ['{ "a": [1, true, null] }', '{\n  "a": 1, // [!code ++]\n  "b": 2\n}'],
  typescript: ['const a: Record<string, number> = {};', 'interface A<B extends C = D> { e?: B }'],
  yaml: ['a:\n  - b: "c"\n---\nd: !Ref e', 'a: 1 # [!code --]\na: 2 # [!code ++]'],
};

const wrong: [language: string, code: string, line: number][] = [
  ['bash', 'echo a\nif true; then\n  echo b', 7],
  ['bash', 'echo a\ncurl <your-key> | (', 5],
  ['bash', 'cat <<EOF\na', 5],
  ['javascript', 'const a = 1;\nconst b = ;', 5],
  ['json', '{\n  "a": 1,\n}', 5],
  ['json', '{\n  // a\n  "a": 1\n}', 5],
  ['json', '{\n  "a": 1\n', 6],
  ['typescript', 'const a: = 1;', 4],
  ['yaml', 'a: 1\nb: [c', 5],
  ['yaml', 'a: 1\na: 2', 5],
];

describe('checkExamples', () => {
  test.each(Object.entries(right).flatMap(([language, codes]) => codes.map((code) => [language, code])))(
    'takes %s that is right: %j',
    async (language, code) => {
      expect(await check(language!, code!)).toEqual([]);
    },
  );

  test.each(wrong)('names page and line of %s that is wrong: %j', async (language, code, line) => {
    const found = await check(language, code);
    expect(found.join('\n')).toMatch(new RegExp(`^content/page\\.mdx:${line}: .+\\.$`));
  });

  test('counts the lines of a fence inside steps from the start of the page', async () => {
    const page = pageOf('1. ### A\n\n   ```json\n   {\n     "a"\n   }\n   ```\n', 'content/page.mdx');
    expect((await checkExamples(page)).map(({ line }) => line)).toEqual([6]);
  });

  test('finds every broken fence of a page', async () => {
    expect(await check('json', '{\n```\n\n```yaml\na: [')).toHaveLength(2);
  });

  test.each(['text', 'ini', 'dotenv', 'go', 'hcl', 'proto', 'python', 'sql', 'rust'])(
    'takes anything as %s',
    async (language) => {
      expect(await check(language, '{ [ (')).toEqual([]);
    },
  );

  test.each(['brainfuck', 'toString'])('rejects the language %s', async (language) => {
    expect(await check(language, 'a')).toEqual([
      `content/page.mdx:3: the language ${JSON.stringify(language)} is not known.`,
    ]);
  });

  test('has a valid and an invalid example for every parser', () => {
    const names = (languages: string[]) => new Set(languages.map((name) => parsers[name]).filter(Boolean));
    const all = new Set(Object.values(parsers));
    expect(names(Object.keys(right))).toEqual(all);
    expect(names(wrong.map(([language]) => language))).toEqual(all);
  });
});
