import { describe, expect, test } from 'vitest';

import { highlight } from './highlight';

describe('code', () => {
  test.each([
    ['yaml', 'host: "db"', 'host', 'key'],
    ['yaml', 'port: 5432', '5432', 'number'],
    ['json', '{ "host": "db" }', '"db"', 'string'],
    ['json', '{ "host": true }', 'true', 'word'],
    ['json', '{ "host": true }', '"host"', 'key'],
    ['bash', 'neosync sync --dry-run', '--dry-run', 'flag'],
    ['bash', 'echo "a $HOME b"', '"a $HOME b"', 'string'],
    ['bash', '# all', '# all', 'comment'],
    ['sql', 'SELECT 1', 'SELECT', 'word'],
    ['typescript', 'const a = 1', 'const', 'word'],
  ])('in %s: %s marks %s as %s', async (language, code, text, role) => {
    const found = [
      ...(await highlight(code, language)).matchAll(/<span class="code-(\w+)">([^<]*)<\/span>/g),
    ];
    const texts = found.filter(([, found]) => found === role).map(([, , part]) => part);
    expect(texts.join('')).toContain(text);
  });

  test('does not add colors', async () => {
    expect(await highlight('const a = "b" + `c`; // d', 'typescript')).not.toMatch(/style=|#[0-9a-f]{6}/);
  });

  test.each(['text', 'klingon', 'toString'])('in no known language has no roles: %s', async (language) => {
    expect(await highlight('Plain <text> & more.', language)).toBe('Plain &#x3C;text> &#x26; more.');
  });
});
