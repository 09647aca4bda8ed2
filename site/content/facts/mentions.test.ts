import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { comparable, mentions } from './mentions';

const code = (name: string) => ({ name, spelling: 'exact' as const });
const words = (name: string) => ({ name, spelling: 'anyCase' as const });

describe('mentions', () => {
  test.each([
    ['--job-id and --job', '--job'],
    ['set destination.driver', '.driver'],
    ['run a --id 5 --all', 'a --id <uuid> --all'],
    ['redis.kind', 'redis.*'],
    ['-o is short for --output', '-o, --output'],
    ['postgres or mysql', 'mysql | postgres'],
    ['costs (at most) $5', '(at most) $5'],
    ['--database, -d', '-d/--database'],
    ['1 to 25 strings', '1–25'],
    ['f({ a: 1 })', 'f({a: 1})'],
    ['ACTION_REJECT', 'ACTION_'],
  ])('finds in %j the name %j', (text, name) => {
    expect(mentions(comparable(text), code(name))).toBe(true);
  });

  test.each([
    ['--job-id', '--job'],
    ['--destination-url', '-url'],
    ['NEOSYNC_API_URL', 'API_URL'],
    ['API_URLS', 'API_URL'],
    ['Driver', 'driver'],
    ['anything', '<id>'],
    [`a ${'x'.repeat(100)} b`, 'a <id> b'],
    ['-o', '-o, --output'],
  ])('does not find in %j the name %j', (text, name) => {
    expect(mentions(text, code(name))).toBe(false);
  });

  test('takes text of a table in any case and in parts, an address only whole', () => {
    expect(mentions('protobuf, go', words('Go/Protobuf'))).toBe(true);
    expect(mentions('guides and rbac', words('guides/rbac'))).toBe(false);
  });

  test('finds every name that stands between spaces, whatever its characters', () => {
    const name = fc
      .string({ minLength: 1, unit: 'grapheme-ascii' })
      .map((text) => text.trim())
      .filter((text) => /[a-z0-9]/i.test(text) && !text.startsWith('.'));
    fc.assert(
      fc.property(name, (name) => {
        expect(mentions(comparable(`a ${name} b`), code(name))).toBe(true);
      }),
    );
  });
});

test('comparable makes quotes, dashes and spaces one', () => {
  expect(comparable('the job’s\n “run” – now')).toBe('the job\'s "run" - now');
});
