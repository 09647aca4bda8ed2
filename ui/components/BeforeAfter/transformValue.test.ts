import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { maskValue } from './maskValue';
import { transformValue, type Transformer } from './transformValue';

const all: Transformer[] = ['name', 'email', 'phone', 'passthrough', 'null'];
const plain = (after = '') => after.replace(/[[\]]/g, '');

test.each(all)('%s gives equal results for equal values', (transformer) => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const once = transformValue(transformer, value);
      expect(transformValue(transformer, value)).toEqual(once);
      expect(plain(once.after)).not.toMatch(/undefined|NaN/);
      const parts = maskValue(value, once.kept);
      expect(parts.map(({ text }) => text).join('')).toBe(value);
    }),
  );
});

describe('Transform Email', () => {
  const transform = (value: string) => transformValue('email', value);

  test('keeps the domain and the length', () => {
    expect(plain(transform('marta.keller@corp.example').after)).toMatch(/^[\da-f]{12}@corp\.example$/);
    expect(transform('a@b.example').kept).toContain('@b.example');
  });

  test('refuses what is not an email address', () => {
    for (const value of ['marta', 'marta@', '@corp.example', 'a b@c']) {
      expect(transform(value).after).toBeUndefined();
    }
  });
});

test('a phone number keeps its plus and its length', () => {
  const { after } = transformValue('phone', '+4915112345678');
  expect(plain(after)).toMatch(/^\+[1-9]\d{12}$/);
});

test('different names have different results', () => {
  const names = ['Marta Keller', 'Anna Maier', 'Ugo Rossi', 'Li Wei'].map(
    (name) => transformValue('name', name).after,
  );
  expect(new Set(names).size).toBeGreaterThan(1);
});

test('Passthrough keeps a value, Null drops it', () => {
  expect(transformValue('passthrough', 'x')).toEqual({ after: 'x', kept: ['x'] });
  expect(plain(transformValue('null', 'x').after)).toBe('NULL');
});
