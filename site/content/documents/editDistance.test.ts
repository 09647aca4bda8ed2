import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';

import { editDistance } from './editDistance';

test('counts what another implementation counts', () => {
  const texts = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', '-') });
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      expect(editDistance(a, b)).toBe(distance(a, b));
    }),
  );
  expect(editDistance('', '')).toBe(0);
});
