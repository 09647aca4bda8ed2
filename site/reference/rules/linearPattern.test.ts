import fc from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';

import { linearPattern } from './linearPattern';

const patterns = [
  '^[a-z0-9-]{3,5}$',
  '^(a+)+$',
  '^(a|ab)*c?$',
  '(ab|cd){2}',
  '^(?:a{2,}|b{3})x*?$',
  '^$',
  '',
  'a|',
  '^a|b$',
  '\\bab\\b',
  '\\Bb',
  '^.b$',
  '^[^a-c\\]-]+$',
  '^[\\d.]+\\.\\w\\W$',
  '^\\x61{0}b{1}\\$$',
  '^((a*)*b)*$',
  '^\\(a\\)\\{2\\}$',
  '/',
  '^é😀?$',
];

test.each(patterns)('%s matches what RE2 matches', (pattern) => {
  const unit = fc.constantFrom(...'abcdx019.-]$(){}_ é😀/\n');
  const texts = fc.sample(fc.string({ unit, maxLength: 8 }), { numRuns: 1000, seed: 1 });
  const re2 = RE2JS.compile(pattern);
  expect(texts.filter(linearPattern(pattern)!)).toEqual(texts.filter((text) => re2.matcher(text).find()));
});

test.each(['^(a+)+$', '^(a|a)*$', '^(\\w+\\d*)+$', '(a*)*b', '^a*a*a*a*a*$'])(
  '%s ends with a long text that does not match',
  (pattern) => {
    expect(linearPattern(pattern)!(`${'a'.repeat(20_000)}!`)).toBe(false);
  },
);

test.each([
  '(?i)a',
  '(?P<a>b)',
  '[[:alpha:]]',
  '\\pL',
  '\\s',
  'a\\z',
  '\\Qa\\E',
  'a(',
  '[]a]',
  '\\1',
  '(?=a)',
])('%s, which JavaScript reads differently or not at all, is left to the server', (pattern) => {
  expect(linearPattern(pattern)).toBeUndefined();
});
