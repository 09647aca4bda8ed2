import { expect, test } from 'vitest';

import type { FieldSchema } from './requestSchema';
import { textValue, type MessageValue } from './requestValue';
import { toJson } from './toJson';

test('a field is written under its name, even if JavaScript uses that name', () => {
  const field = {
    name: 'odd',
    jsonName: '__proto__',
    label: 'singular',
    presence: 'implicit',
    type: { kind: 'scalar', name: 'string' },
  } satisfies FieldSchema;
  const schema = { root: 'Odd', messages: { Odd: { fullName: 'Odd', fields: [field] } }, enums: {} };
  const value = { kind: 'message', fields: new Map([['odd', textValue('a')]]) } as const;
  expect(JSON.stringify(toJson(value, schema))).toBe('{"__proto__":"a"}');
});

test('unchanged messages are not written again', () => {
  const text = { label: 'singular', presence: 'implicit', type: { kind: 'scalar', name: 'string' } } as const;
  const items = { label: 'repeated', presence: 'implicit', type: { kind: 'message', name: 'Item' } } as const;
  const messages = {
    List: { fullName: 'List', fields: [{ ...items, name: 'items', jsonName: 'items' }] },
    Item: { fullName: 'Item', fields: [{ ...text, name: 'text', jsonName: 'text' }] },
  };
  let reads = 0;
  const itemOf = (written: string): MessageValue => ({
    kind: 'message',
    get fields() {
      reads++;
      return new Map([['text', textValue(written)]]);
    },
  });
  const write = (list: MessageValue[]) => {
    reads = 0;
    const value = new Map([['items', { kind: 'list', items: list } as const]]);
    return toJson({ kind: 'message', fields: value }, { root: 'List', messages, enums: {} });
  };
  const list = Array.from({ length: 2000 }, (_, index) => itemOf(`${index}`));
  write(list);
  expect(reads).toBe(2000);
  expect(write(list.with(3, itemOf('edited')))).toMatchObject({ items: { 3: { text: 'edited' } } });
  expect(reads).toBe(1);
});
