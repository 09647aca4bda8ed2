import fc from 'fast-check';
import { expect, test } from 'vitest';

import words from './BeforeAfter.messages.json';
import { describeMask, parseAfter, maskValue } from './maskValue';

test('the parts of a value are the value', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (value, kept) => {
      expect(
        maskValue(value, kept)
          .map(({ text }) => text)
          .join(''),
      ).toBe(value);
    }),
  );
});

test('hidden characters are one run between kept ones, without seams', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (value, kept) => {
      const kinds = maskValue(value, kept).map(({ kind }) => kind);
      const doubled = kinds.filter((kind, index) => kind !== 'kept' && kind === kinds[index + 1]);
      expect(doubled).toEqual([]);
    }),
  );
});

test('new text is between square brackets', () => {
  expect(parseAfter('[3f9c]@corp.example')).toEqual([
    { text: '3f9c', kind: 'new' },
    { text: '@corp.example', kind: 'kept' },
  ]);
  expect(parseAfter('growth')).toEqual([{ text: 'growth', kind: 'kept' }]);
  expect(parseAfter('')).toEqual([]);
});

test.each([
  ['Marta Keller', undefined, 'Neosync: value hidden, shape kept'],
  ['growth', ['growth'], 'Neosync: kept'],
  ['marta.keller@corp.example', ['@corp.example', '.'], 'Neosync: @corp.example kept, the rest hidden'],
  ['+4915112345678', ['+'], 'Neosync: value hidden, shape kept'],
])('%s, of which %j is kept: %s', (value, kept, description) => {
  expect(describeMask(words, value, kept)).toBe(description);
});
