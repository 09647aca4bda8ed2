import fc from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';

import { isPlain, patternFault } from './patternFault';

test.each(['^[a-z0-9-]{3,100}$', 'postgres|mysql', '.+@.+', ''])('%j is plain', (pattern) => {
  expect(isPlain(pattern)).toBe(true);
  expect(patternFault(pattern)).toBeUndefined();
});

test('what is plain, RE2 can read', () => {
  const pieces = [...'ab09_ -^$.|[]{},+*?:@/', '[a-z]', '{2,3}', '[^a]', '{1001}', '[[:alpha:]]', '[]'];
  const pattern = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(pattern, (text) => {
      expect(!isPlain(text) || RE2JS.compile(text).pattern() === text).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['a{1001}', /./],
  ['[[:none:]]', /./],
  ['a(?=b)', /lookahead/],
  ['[z-a]', /./],
  ['a**', /./],
])('%j is at fault', (pattern, fault) => {
  expect(patternFault(pattern)).toMatch(fault);
});
