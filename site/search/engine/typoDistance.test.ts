import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { typoDistance } from './typoDistance';

describe('typos', () => {
  test.each([
    ['kubernetes', 'kubernetes', 0],
    ['kuberntes', 'kubernetes', 1],
    ['foriegn', 'foreign', 1],
    ['instal', 'install', 1],
    ['helm', 'realm', 2],
  ])('from %s to %s are %i', (typed, meant, typos) => {
    expect(typoDistance(typed, meant, 3)).toBe(typos);
  });

  test('are not counted beyond the maximum', () => {
    expect(typoDistance('abc', 'xyz', 1)).toBe(2);
    expect(typoDistance('a', 'abcdef', 2)).toBe(3);
  });

  test('are counted only in the typed part of an unfinished word', () => {
    expect(typoDistance('kubre', 'kubernetes', 2, true)).toBe(1);
    expect(typoDistance('kube', 'kubernetes', 2, true)).toBe(0);
  });

  test('are the same in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typoDistance(a, b, 8)).toBe(typoDistance(b, a, 8));
      }),
    );
  });
});
