import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { shapeOf } from './shapeOf';
import { transformers, type FieldKind } from './transformValue';

const all = Object.entries(transformers).flatMap(([kind, own]) =>
  Object.entries(own).map(([name, transform]) => ({ kind: kind as FieldKind, name, transform })),
);
const plain = (after: string) => after.replace(/[[\]]/g, '');

test.each(all)('$name of a $kind gives the same for the same, whatever is written', ({ transform }) => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (value, keepDomain) => {
      const once = transform(value, { keepDomain });
      expect(transform(value, { keepDomain })).toEqual(once);
      expect(once.after).not.toMatch(/undefined|NaN/);
      const parts = shapeOf(value, once.kept);
      expect(parts.map(({ text }) => text).join('')).toBe(value);
    }),
  );
});

describe('Transform Email', () => {
  const transform = transformers.email['Transform Email']!;
  const of = (value: string, keepDomain: boolean) => plain(transform(value, { keepDomain }).after);

  test('keeps the domain and the length where it is asked to', () => {
    expect(of('marta.keller@corp.example', true)).toMatch(/^[\da-f]{12}@corp\.example$/);
    expect(transform('a@b.example', { keepDomain: true }).kept).toContain('@b.example');
  });

  test('writes another domain where it is not', () => {
    expect(of('marta.keller@corp.example', false)).toMatch(/^[\da-f]{12}@(mail|post|inbox)\.example$/);
  });

  test('takes nothing else for an email', () => {
    for (const value of ['marta', 'marta@', '@corp.example', 'a b@c'])
      expect(of(value, true)).toBe('(not an email address)');
  });
});

test('a phone number keeps its plus and its length', () => {
  const transform = transformers.phone['Transform E164 Phone Number']!;
  const { after } = transform('+4915112345678', { keepDomain: false });
  expect(plain(after)).toMatch(/^\+[1-9]\d{12}$/);
});

test('nobody keeps a name: another value is another person', () => {
  const transform = transformers.name['Transform Full Name']!;
  const names = ['Marta Keller', 'Anna Maier', 'Ugo Rossi', 'Li Wei'].map(
    (name) => transform(name, { keepDomain: false }).after,
  );
  expect(new Set(names).size).toBeGreaterThan(1);
});

test('what is passed through stays, and what is null is gone', () => {
  for (const kind of ['name', 'email', 'phone'] as const) {
    expect(transformers[kind].Passthrough!('x', { keepDomain: true })).toEqual({ after: 'x', kept: ['x'] });
    expect(plain(transformers[kind].Null!('x', { keepDomain: true }).after)).toBe('NULL');
  }
});
