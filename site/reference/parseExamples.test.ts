import { expect, test } from 'vitest';

import { SiteError } from '../problem';
import { exampleMessage } from './examples/exampleMessage';
import { parseExamples } from './parseExamples';
import { referenceOf } from './fixtures/sourceOf';
import { typesOf } from './request/schemaOf';
import { toJson } from './request/toJson';

const now = new Date('2026-05-17T13:14:15Z');
const reference = referenceOf({
  'a.proto': `syntax = "proto3"; package shop; import "buf/validate/validate.proto";
    import "google/protobuf/empty.proto";
    service Orders {
      rpc Drop(CancelRequest) returns (google.protobuf.Empty);
      rpc Get(GetRequest) returns (GetResponse);
      rpc Cancel(CancelRequest) returns (CancelResponse);
    }
    message GetRequest { string order_id = 1 [(buf.validate.field).string.min_len = 3]; }
    message GetResponse { Order order = 1; string until = 2; }
    message Order { string id = 1; repeated Line lines = 2; }
    message Line { string title = 1; }
    message CancelRequest { string order_id = 1; }
    message CancelResponse { Order order = 1; }`,
});

function exampleOf(yaml: string, type: string) {
  const types = typesOf({ ...reference, examples: parseExamples(yaml, 'proto/examples.yml', reference) });
  return toJson(exampleMessage(`shop.${type}`, { types, now }), { ...types, root: `shop.${type}` });
}

const yaml = `
shared: { order: &order { id: A-17, lines: [{ title: Lamp }, { title: Bulb }] } }
Orders.Get:
  request: { orderId: A-17 }
  response: { order: *order, until: 2 days from now }
`;

test('a method has its written example, with times relative to now', () => {
  expect(exampleOf(yaml, 'GetRequest')).toEqual({ orderId: 'A-17' });
  expect(exampleOf(yaml, 'GetResponse')).toEqual({
    order: { id: 'A-17', lines: [{ title: 'Lamp' }, { title: 'Bulb' }] },
    until: '2026-05-19T00:00:00Z',
  });
});

test('methods without an example are consistent with it: the same id, the same message, its first item', () => {
  expect(exampleOf(yaml, 'CancelRequest')).toEqual({ orderId: 'A-17' });
  expect(exampleOf(yaml, 'CancelResponse')).toMatchObject({ order: { id: 'A-17' } });
  expect(exampleOf(yaml, 'Line')).toEqual({ title: 'Lamp' });
  expect(exampleOf(`${yaml}\nLine: { title: Cable }`, 'Line')).toEqual({ title: 'Cable' });
});

test('a response of another package can have an example', () => {
  expect(exampleOf('Orders.Drop: { request: { order_id: A-17 }, response: {} }', 'CancelRequest')).toEqual({
    orderId: 'A-17',
  });
});

test('an empty field is left out', () => {
  expect(exampleOf('CancelResponse: { order: }', 'CancelResponse')).toEqual({});
  expect(exampleOf('CancelRequest: { order_id: }', 'GetRequest')).toEqual(exampleOf('', 'GetRequest'));
});

test('fields can be written by the names in the interface definitions', () => {
  expect(exampleOf('GetRequest: { order_id: A-17 }', 'CancelRequest')).toEqual({ orderId: 'A-17' });
});

test('a field has the value written for its name', () => {
  expect(exampleOf('fields: { title: Lamp }', 'Line')).toEqual({ title: 'Lamp' });
});

test.each([
  ['Orders.Got: {}', 'there is no method or message "Orders.Got".', 'Did you mean "Orders.Get"?'],
  [
    'Orders.Cancel: { request: {} }',
    'the response of Orders.Cancel is not valid: the message is null; expected an object.',
    '"{}"',
  ],
  [
    'Orders.Get: { request: { orderId: x }, response: {} }',
    'the request of Orders.Get is not valid: order_id: Expected: at least 3 characters.',
    'Fix',
  ],
  [
    'Order: { lines: [{ name: Lamp }] }',
    'Order is not valid: lines[0].name is not a field of the message.',
    'Fix',
  ],
  ['Order: { id: A, id: B }', 'the file is not YAML: Map keys must be unique.', 'Remove one'],
])('%s is reported with its line and a fix', (line, message, fix) => {
  const run = () => parseExamples(`# Examples\n${line}\n`, 'proto/examples.yml', reference);
  expect(run).toThrow(SiteError);
  expect(run).toThrow(`proto/examples.yml:2: ${message}`);
  expect(run).toThrow(fix);
});
