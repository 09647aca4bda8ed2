import { transformerMetaHighlight } from '@shikijs/transformers';
import { codeToHtml } from 'shiki';
import { describe, expect, test } from 'vitest';

import { codeTheme, transformerRoles } from './codeTheme';

const highlight = (code: string, lang: string, meta = '') =>
  codeToHtml(code, {
    lang,
    theme: codeTheme,
    meta: { __raw: meta },
    transformers: [transformerRoles(), transformerMetaHighlight({ className: 'highlighted' })],
  });

describe('code', () => {
  test.each([
    ['yaml', 'host: "db"', 'host', 'key'],
    ['yaml', 'port: 5432', '5432', 'number'],
    ['json', '{ "host": "db" }', '"db"', 'string'],
    ['bash', 'neosync sync --dry-run', '--dry-run', 'flag'],
    ['bash', '# all', '# all', 'comment'],
    ['sql', 'SELECT 1', 'SELECT', 'word'],
    ['typescript', 'const a = 1', 'const', 'word'],
  ])('in %s: %s marks %s as %s', async (language, code, text, role) => {
    const found = [
      ...(await highlight(code, language)).matchAll(/<span class="code-(\w+)">([^<]*)<\/span>/g),
    ];
    const texts = found
      .filter(([, found]) => found === role)
      .map(([, , part]) => part?.replaceAll('&quot;', '"'));
    expect(texts.join('')).toContain(text);
  });

  test('has no colour of its own', async () => {
    expect(await highlight('const a = "b" + `c`; // d', 'typescript')).not.toMatch(/style=|#[0-9a-f]{6}/);
  });

  test('keeps its text', async () => {
    const code = 'SELECT *\n  FROM users\n WHERE id = 7;';
    const html = await highlight(code, 'sql');
    expect(html.replace(/<[^>]+>/g, '')).toBe(code);
  });

  test('marks the lines that its fence names', async () => {
    const html = await highlight('a: 1\nb: 2\nc: 3', 'yaml', '{1,3}');
    expect(html.match(/class="line[^"]*"/g)).toEqual([
      'class="line highlighted"',
      'class="line"',
      'class="line highlighted"',
    ]);
  });

  test('of no language has no roles', async () => {
    expect(await highlight('Plain text.', 'text')).not.toContain('code-');
  });
});
