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
    const { pattern } = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
      atom: fc.oneof(
        { maxDepth: 4 },
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
        tie('pattern').map((inner) => `(${inner})`),
        tie('pattern').map((inner) => `(?:${inner})`),
      ),
      pattern: fc
        .array(
          fc
            .tuple(tie('atom'), fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{0,2}', '{2,}?'))
            .map(([atom, many]) => atom + many),
          { minLength: 1, maxLength: 3 },
        )
        .chain((parts) => fc.constantFrom(parts.join(''), parts.join('|'))),
    }));
    fc.assert(
      fc.property(pattern, (text) => {
        expect(samplePattern(text)).toMatch(new RegExp(`^(?:${text})$`));
      }),
    );
  });
});
