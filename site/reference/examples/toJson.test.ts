import { expect, test } from 'vitest';

import type { Field } from '../model';
import type { Example } from './example';
import { toJson } from './toJson';

test('a field is written under its name, also where JavaScript has something of that name', () => {
  const field = { jsonName: '__proto__' } as Field;
  const value: Example = { kind: 'message', type: 'Empty', fields: [] };
  const json = toJson({ kind: 'message', type: 'Odd', fields: [{ field, value }] });
  expect(JSON.stringify(json)).toBe('{"__proto__":{}}');
});
