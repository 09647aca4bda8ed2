import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { samplePattern } from './samplePattern';

describe('samplePattern', () => {
  test.each([
    ['^[a-z0-9-]{3,100}$', 'exa'],
    ['^[a-z0-9-_]{1,100}$', 'e'],
    ['^(draft|final)-\\d{4}$', 'draft-1111'],
    ['^[A-Z]{2}(?:_[A-Z]+)*$', 'EX_A'],
    ['^(?P<year>[0-9]{4})$', '1111'],
    ['^[^a-z]$', 'E'],
    ['^[[:upper:]][[:digit:]]$', 'E1'],
    ['a.c|d', 'aec'],
    ['^\\.\\$\\(x\\)$', '.$(x)'],
    ['^x?y$', 'y'],
    ['', ''],
  ])('%s', (pattern, expected) => {
    expect(samplePattern(pattern)).toBe(expected);
  });

  test.each(['(?=a)', '[', '(a', 'a)', '\\p{L}'])('gives up on %s', (pattern) => {
    expect(samplePattern(pattern)).toBeUndefined();
  });

  test('what it finds matches, for any pattern of literals, sets, groups, alternatives and repetitions', () => {
    // Endless repetition only of what is no group: JavaScript would go back and forth in nested ones for ever.
    const simple = fc
      .tuple(
        fc.constantFrom(
          'a',
          'Z',
          '7',
          '-',
          '\\.',
          '\\d',
          '\\w',
          '[a-f]',
          '[^a-z]',
          '[0-9_]',
          '.',
          '\\s',
          '[\\w-]',
        ),
        fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{2,}?'),
      )
      .map(([atom, many]) => atom + many);
    const nested = (inner: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.constantFrom('(', '(?:', '(?P<name>'), inner, fc.constantFrom('', '?', '{2}', '{0,2}'))
        .map(([open, text, many]) => `${open}${text})${many}`);
    const joined = (part: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '|'))
        .map(([parts, sign]) => parts.join(sign));
    const pattern = joined(fc.oneof(simple, nested(joined(fc.oneof(simple, nested(joined(simple)))))));
    fc.assert(
      fc.property(pattern, (text) => {
        expect(samplePattern(text)).toMatch(new RegExp(`^(?:${text.replaceAll('?P<name>', '')})$`));
      }),
    );
  });
});
