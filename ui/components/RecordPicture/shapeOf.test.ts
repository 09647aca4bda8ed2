import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describeShape, shapeOf } from './shapeOf';

test('the parts of a value are the value', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (value, kept) => {
      expect(
        shapeOf(value, kept)
          .map(({ text }) => text)
          .join(''),
      ).toBe(value);
    }),
  );
});

test('what is hidden is one character each', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (value, kept) => {
      const hidden = shapeOf(value, kept).filter(({ kind }) => kind !== 'kept');
      expect(hidden.filter(({ text }) => text.length !== 1)).toEqual([]);
    }),
  );
});

test.each([
  ['Marta Keller', undefined, 'value hidden, shape kept'],
  ['growth', ['growth'], 'kept'],
  ['marta.keller@corp.example', ['@corp.example', '.'], '@corp.example kept, the rest hidden'],
  ['+4915112345678', ['+'], 'value hidden, shape kept'],
])('%s, of which %j is kept: %s', (value, kept, words) => {
  expect(describeShape(value, kept)).toBe(words);
});
