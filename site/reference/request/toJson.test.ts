import { expect, test } from 'vitest';

import type { FieldSchema } from './requestSchema';
import { textValue } from './requestValue';
import { toJson } from './toJson';

test('a field is written under its name, even if JavaScript uses that name', () => {
  const field = {
    name: 'odd',
    jsonName: '__proto__',
    label: 'singular',
    presence: 'implicit',
    type: { kind: 'scalar', name: 'string' },
  } satisfies FieldSchema;
  const schema = { type: 'Odd', messages: { Odd: { type: 'Odd', fields: [field] } }, enums: {} };
  const value = { kind: 'message', fields: new Map([['odd', textValue('a')]]) } as const;
  expect(JSON.stringify(toJson(value, schema))).toBe('{"__proto__":"a"}');
});
