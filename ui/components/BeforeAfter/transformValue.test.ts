import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { shapeOf } from './shapeOf';
import { transformersOf, transformValue, type FieldKind } from './transformValue';

const all = (['name', 'email', 'phone'] as FieldKind[]).flatMap((kind) =>
  transformersOf(kind).map((name) => ({ kind, name })),
);
const plain = (after: string) => after.replace(/[[\]]/g, '');

test.each(all)('$name of a $kind gives equal results for equal values', ({ kind, name }) => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const once = transformValue(kind, name, value);
      expect(transformValue(kind, name, value)).toEqual(once);
      expect(once.after).not.toMatch(/undefined|NaN/);
      const parts = shapeOf(value, once.kept);
      expect(parts.map(({ text }) => text).join('')).toBe(value);
    }),
  );
});

describe('Transform Email', () => {
  const transform = (value: string) => transformValue('email', 'Transform Email', value);

  test('keeps the domain and the length', () => {
    expect(plain(transform('marta.keller@corp.example').after)).toMatch(/^[\da-f]{12}@corp\.example$/);
    expect(transform('a@b.example').kept).toContain('@b.example');
  });

  test('refuses what is not an email address', () => {
    for (const value of ['marta', 'marta@', '@corp.example', 'a b@c']) {
      expect(transform(value).after).toBe('(not an email address)');
    }
  });
});

test('a phone number keeps its plus and its length', () => {
  const { after } = transformValue('phone', 'Transform E164 Phone Number', '+4915112345678');
  expect(plain(after)).toMatch(/^\+[1-9]\d{12}$/);
});

test('different names have different results', () => {
  const names = ['Marta Keller', 'Anna Maier', 'Ugo Rossi', 'Li Wei'].map(
    (name) => transformValue('name', 'Transform Full Name', name).after,
  );
  expect(new Set(names).size).toBeGreaterThan(1);
});

test('Passthrough keeps a value, Null drops it', () => {
  for (const kind of ['name', 'email', 'phone'] as const) {
    expect(transformValue(kind, 'Passthrough', 'x')).toEqual({ after: 'x', kept: ['x'] });
    expect(plain(transformValue(kind, 'Null', 'x').after)).toBe('NULL');
  }
});
