import { expect, test } from 'vitest';

import { referenceOf } from '../../reference/fixtures/sourceOf';
import { checkRequest } from '../../reference/request/checkRequest';
import { editAt } from '../../reference/request/requestPath';
import { textValue, type MessageValue, type RequestValue } from '../../reference/request/requestValue';
import { schemaOf, typesOf } from '../../reference/request/schemaOf';
import type { FormField } from '#ui';
import { createFormBuilder } from './createFormBuilder';

const reference = referenceOf({
  'a.proto': `syntax = "proto3";
    import "buf/validate/validate.proto";
    message Job { repeated Mapping mappings = 1; map<string, Mapping> by_name = 2; optional string name = 3 [(buf.validate.field).string.pattern = "^[a-z0-9-]{3,100}$"]; }
    message Mapping { string column = 1 [(buf.validate.field).string.min_len = 1]; }`,
});
const schema = schemaOf('Job', typesOf(reference));

/** A mapping that counts how often its fields are read. */
function countedMapping(column: string, reads: string[]): MessageValue {
  const fields = new Map([['column', textValue(column)]]);
  return {
    kind: 'message',
    get fields() {
      reads.push(column);
      return fields;
    },
  };
}

function openForm(columns: string[]) {
  const reads: string[] = [];
  const mappings = { kind: 'list' as const, items: columns.map((column) => countedMapping(column, reads)) };
  const request: MessageValue = {
    kind: 'message',
    fields: new Map<string, RequestValue>([['mappings', mappings]]),
  };
  const options = { schema, now: new Date(0), cache: new WeakMap() };
  const buildForm = createFormBuilder(schema);
  return { request, reads, draw: (value: MessageValue) => buildForm(value, checkRequest(value, options)) };
}

function listIn(fields: FormField[]) {
  const { control } = fields.find(({ name }) => name === 'mappings')!;
  if (control.kind !== 'list') throw new Error('The field holds no list.');
  return control;
}

const named = Array.from({ length: 2000 }, (_, index) => `column_${index}`);

test('a violated rule is shown once, with its problem replacing the hint', () => {
  const { draw } = openForm([]);
  const nameIn = (name: string) =>
    draw({ kind: 'message', fields: new Map([['name', textValue(name)]]) }).fields.find(
      (field) => field.name === 'name',
    );
  const rule = '3 to 100 lowercase letters, digits, or hyphens';
  expect(nameIn('nightly')).toMatchObject({ rules: rule, problems: [] });
  expect(nameIn('A')).toMatchObject({ rules: undefined, problems: [`Expected: ${rule}.`] });
});

test('the rules of a field start with a capital letter', () => {
  const { request, draw } = openForm(['id']);
  expect(listIn(draw(request).fields).itemAt(0).control).toMatchObject({
    fields: [{ name: 'column', rules: 'At least 1 character' }],
  });
});

test('typing in one of 2,000 items only reads and rebuilds that item', () => {
  const { request, reads, draw } = openForm(named);
  const before = listIn(draw(request).fields);
  const shown = Array.from({ length: 10 }, (_, index) => before.itemAt(index));
  reads.length = 0;
  const edited = editAt(request, ['mappings', 3, 'column'], () => textValue('typed'));
  const after = listIn(draw(edited).fields);
  expect(after.count).toBe(2000);
  const rebuilt = shown.filter((item, index) => item !== after.itemAt(index));
  expect(rebuilt.map(({ id }) => id)).toEqual(['/mappings/3']);
  expect(new Set(reads)).toEqual(new Set(['column_3']));
});

test('typing outside the list reads none of 2,000 items', () => {
  const { request, reads, draw } = openForm(named);
  const before = draw(request).fields.find(({ name }) => name === 'mappings');
  reads.length = 0;
  const after = draw(editAt(request, ['name'], () => textValue('a'))).fields;
  expect(after.find(({ name }) => name === 'mappings')).toBe(before);
  expect(reads).toEqual([]);
});

test('opening 3,000 items only creates the forms that are drawn', () => {
  const { request, reads, draw } = openForm(Array.from({ length: 3000 }, (_, index) => `column_${index}`));
  checkRequest(request, { schema, now: new Date(0) });
  const checks = reads.length;
  const list = listIn(draw(request).fields);
  expect(reads).toHaveLength(2 * checks);
  list.itemAt(2999);
  expect(new Set(reads.slice(2 * checks))).toEqual(new Set(['column_2999']));
});

test('problems of items are counted on the folded list, and keep their place as others change', () => {
  const { request, draw } = openForm(['a', '', 'c', '']);
  const [field] = draw(request).fields;
  expect(field).toMatchObject({ problemCount: 2, problems: [] });
  const mended = editAt(request, ['mappings', 1, 'column'], () => textValue('b'));
  const [after] = draw(mended).fields;
  expect(after).toMatchObject({ problemCount: 1 });
  expect([0, 1, 2, 3].map((index) => listIn([after!]).itemAt(index).problemCount)).toEqual([0, 0, 0, 1]);
});
