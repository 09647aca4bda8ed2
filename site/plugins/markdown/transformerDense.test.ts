import { expect, test } from 'vitest';

import { highlight } from '../pages/highlight';

const json = '{\n  "a": "b",\n  "c": [\n    "d",\n    "e"\n  ]\n}';
const shell = 'curl "a" \\\n  --data "{\n  1\n  2\n}" \\\n  --header "b"';

test.each([
  [json, 'json'],
  [shell, 'bash'],
] as const)('the text stays as it is: %j', async (code, language) => {
  const html = await highlight(code, language);
  expect(html.replace(/<[^>]*>/g, '').replaceAll(/&#x22;|&quot;/g, '"')).toBe(code);
});

test('a line is no element, and neither is text without a role', async () => {
  expect(await highlight(json, 'json')).toBe(
    [
      '{',
      '  "<span class="code-key">a</span>": <span class="code-string">"b"</span>,',
      '  "<span class="code-key">c</span>": [',
      '<span class="code-string">    "d"</span>,',
      '<span class="code-string">    "e"</span>',
      '  ]',
      '}',
    ].join('\n'),
  );
});

test('parts of one role are one element, over the ends of lines too', async () => {
  const html = await highlight(shell, 'bash');
  expect(html).toContain('<span class="code-string"> "{\n  1\n  2\n}" \\</span>');
  expect(html).not.toMatch(/class="([\w-]+)">[^<]*<\/span>\s*<span class="\1"/);
});
