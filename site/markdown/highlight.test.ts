import { expect, test } from 'vitest';

import { highlight } from './highlight';

const json = '{\n  "a": "b",\n  "c": [\n    "d",\n    "e"\n  ]\n}';
const shell = 'curl "a" \\\n  --data "{\n  1\n  2\n}" \\\n  --header "b"';

test.each([
  [json, 'json'],
  [shell, 'bash'],
] as const)('the text stays as it is: %j', async (code, language) => {
  const html = await highlight(code, language);
  expect(html.replace(/<[^>]*>/g, '').replaceAll(/&#x22;|&quot;/g, '"')).toBe(code);
});

test('neither a line nor text without a role is an element', async () => {
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

test('parts of one role are one element, over the ends of lines too', async () => {
  const html = await highlight(shell, 'bash');
  expect(html).toContain('<span class="code-string">"{\n  1\n  2\n}" \\</span>');
  expect(html).not.toMatch(/class="([\w-]+)">[^<]*<\/span>\s*<span class="\1"/);
});

test('JSON that a command sends has the roles of JSON', async () => {
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

test('a marked line is an element, and parts of one role end with it', async () => {
  const marked = await highlight('a: 1\nb: 2\n\nc: 3\nd: 4', 'yaml', '2,4-5');
  const lines = marked.split('\n');
  expect(lines.map((line) => /^<span class="highlighted">.*<\/span>$/.test(line))).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(marked.replace(/<span class="highlighted">(.*)<\/span>/g, '$1')).toBe(
    await highlight('a: 1\nb: 2\n\nc: 3\nd: 4', 'yaml'),
  );
  expect(await highlight('a\nb', 'text', '9')).toBe('a\nb');
});
