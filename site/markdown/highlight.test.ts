import { expect, test } from 'vitest';

import { parseFenceMeta } from '../content/fences/parseFenceMeta';
import { highlight } from './highlight';

const json = '{\n  "a": "b",\n  "c": [\n    "d",\n    "e"\n  ]\n}';
const shell = 'curl "a" \\\n  --data "{\n  1\n  2\n}" \\\n  --header "b"';

test.each([
  [json, 'json'],
  [shell, 'bash'],
] as const)('the text does not change: %j', async (code, language) => {
  const html = await highlight(code, language);
  expect(html.replace(/<[^>]*>/g, '').replaceAll(/&#x22;|&quot;/g, '"')).toBe(code);
});

test('lines and text without a role have no element', async () => {
  expect(await highlight(json, 'json')).toBe(
    [
      '{',
      '  <span class="code-key">"a"</span>: <span class="code-string">"b"</span>,',
      '  <span class="code-key">"c"</span>: [',
      '    <span class="code-string">"d"</span>,',
      '    <span class="code-string">"e"</span>',
      '  ]',
      '}',
    ].join('\n'),
  );
});

test('adjacent parts with one role are one element, even across lines', async () => {
  const html = await highlight(shell, 'bash');
  expect(html).toContain('<span class="code-string">"{\n  1\n  2\n}" \\</span>');
  expect(html).not.toMatch(/class="([\w-]+)">[^<]*<\/span>\s*<span class="\1"/);
});

test('JSON in a command is highlighted as JSON', async () => {
  const command = `curl 'https://a.example' \\\n  --data '{\n    "a": [1, true],\n    "b": "it'\\''s"\n  }'`;
  const html = await highlight(command, 'bash');
  expect(html.replace(/<[^>]*>/g, '')).toBe(command);
  expect(await highlight(command, 'bash')).toBe(html);
  expect(html).toContain('<span class="code-key">"a"</span>: [<span class="code-number">1');
  expect(html).toMatch(/\}<span class="code-string">'<\/span>$/);
  expect(await highlight("curl --data '{}'", 'bash')).toMatch(
    /'<\/span>\{\}<span class="code-string">'<\/span>$/,
  );
});

const yaml = 'a: 1\nb: 2\n\nc: 3\nd: 4';

test('a marked line is an element that includes its line break, and its parts end with it', async () => {
  const marked = await highlight(yaml, 'yaml', parseFenceMeta({ meta: '{2,4-5}' }));
  const plain = await highlight(yaml, 'yaml');
  const [a, b, empty, c, d] = plain.split('\n');
  const line = (text?: string) => `<span class="highlighted">${text}</span>`;
  expect(marked).toBe(`${a}\n${line(`${b}\n`)}${empty}\n${line(`${c}\n`)}${line(d)}`);
  expect(await highlight('a\nb', 'text', parseFenceMeta({ meta: '{9}' }))).toBe('a\nb');
});

test('a comment marks a line as added, removed or highlighted, and is not shown', async () => {
  const html = await highlight(
    'a: 1 # [!code --]\na: 2 # [!code ++]\nb: "# 3" # kept\nc: 4 # [!code highlight]',
    'yaml',
  );
  const [one, two, three, four] = (await highlight('a: 1\na: 2\nb: "# 3" # kept\nc: 4', 'yaml')).split('\n');
  expect(html).toBe(
    `<del class="removed">${one}\n</del><ins class="added">${two}\n</ins>${three}\n<span class="highlighted">${four}</span>`,
  );
});

test.each([
  ['json', '{ "a": 1 } // [!code ++]', '{ "a": 1 }'],
  ['bash', "curl --data '{}' # [!code ++]", "curl --data '{}'"],
  ['sql', 'SELECT 1; -- [!code --]', 'SELECT 1;'],
  ['typescript', 'const a = 1; // [!code ++]', 'const a = 1;'],
])('comments mark lines in %s too', async (language, code, text) => {
  const html = await highlight(code, language);
  expect(html).toMatch(/^<(ins|del) class="(added|removed)">.*<\/\1>$/);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});

test('a mark in JSX leaves no text, and alone on its line, no line', async () => {
  const textOf = async (code: string) => (await highlight(code, 'tsx')).replace(/<[^>]*>/g, '');
  expect(await textOf('<>\n  <b /> {/* [!code ++] */}\n</>')).toBe('&#x3C;>\n  &#x3C;b />\n&#x3C;/>');
  expect(await highlight('// [!code ++]\na\nb', 'text')).toBe('<ins class="added">a\n</ins>b');
});

test('a diff has marked lines instead of signs', async () => {
  expect(await highlight(' a\n-b\n+c', 'diff')).toBe(
    'a\n<del class="removed">b\n</del><ins class="added">c</ins>',
  );
});

test('text in a title does not mark lines', async () => {
  expect(await highlight('a\nb', 'text', parseFenceMeta({ meta: 'title="{2} and lineNumbers too"' }))).toBe(
    'a\nb',
  );
  expect(await highlight('a\nb', 'text', parseFenceMeta({ meta: 'title="{1}" {2}' }))).toBe(
    'a\n<span class="highlighted">b</span>',
  );
});

test('each numbered line is an element', async () => {
  const [a, b, c] = (await highlight('a: 1\n\nc: 3', 'yaml', parseFenceMeta({ meta: 'lineNumbers' }))).split(
    '\n',
  );
  expect(a).toMatch(/^<span class="numbered"><span class="code-key">a/);
  expect(b).toBe('</span><span class="numbered">');
  expect(c).toMatch(/^<\/span><span class="numbered">.*<\/span>$/);
  expect(await highlight('a: 1', 'yaml', parseFenceMeta({ meta: 'lineNumbers {1}' }))).toMatch(
    /^<span class="numbered highlighted">/,
  );
});
