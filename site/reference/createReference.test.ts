import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { problemsOf, referenceOf } from './fixtures/sourceOf';
import type { Message, Option, OptionValue } from './model';
import { readReference } from './readReference';

const root = join(import.meta.dirname, '../..');
const { files } = readReference('site/reference/fixtures/tree', root);
const fileOf = (name: string) => files.find(({ path }) => path === `${name}.proto`)!;
const messageOf = (file: string, name: string) =>
  fileOf(file).messages.find((message) => message.name === name)!;
const fieldOf = (message: Message, name: string) => message.fields.find((field) => field.name === name)!;
const valueOf = (options: Option[], name: string): OptionValue | undefined =>
  options.find((option) => option.name === name)?.value;

test('the model is plain data that survives a JSON round trip', () => {
  expect(JSON.parse(JSON.stringify(files))).toEqual(files);
});

describe('proto2', () => {
  const record = messageOf('legacy', 'Record');

  test('a file without a syntax is proto2', () => {
    expect(fileOf('legacy')).toMatchObject({ syntax: 'proto2', package: 'fixtures.legacy' });
  });

  test('labels, presence and default values are kept', () => {
    expect(
      record.fields.map(({ name, label, presence, defaultValue }) => [name, label, presence, defaultValue]),
    ).toEqual([
      ['id', 'required', 'explicit', undefined],
      ['count', 'optional', 'explicit', '41'],
      ['name', 'optional', 'explicit', '"a\\tbé"'],
      ['row', 'repeated', 'none', undefined],
      ['ratio', 'optional', 'explicit', '-inf'],
    ]);
  });

  test('a group is a field and a nested message, each with its anchor', () => {
    expect(fieldOf(record, 'row')).toMatchObject({
      number: 4,
      group: true,
      anchor: 'record.row-field',
      type: { kind: 'message', name: 'fixtures.legacy.Record.Row', anchor: 'record.row' },
    });
    expect(record.messages.map(({ name, fields }) => [name, fields.length])).toEqual([['Row', 1]]);
  });

  test('extensions are listed where they are declared, with the message they extend', () => {
    expect(record.fields).toHaveLength(5);
    expect(record.extensions).toMatchObject([
      { name: 'self', fullName: 'fixtures.legacy.Record.self', extendee: 'fixtures.legacy.Record' },
    ]);
    expect(fileOf('legacy').extensions).toMatchObject([
      { name: 'note', number: 100, comment: 'Added from outside.' },
      { name: 'mark', number: 101, group: true },
    ]);
    expect(record.extensionRanges).toEqual([
      { from: 100, to: 199 },
      { from: 500, to: 536870911 },
    ]);
  });
});

test('features of an edition determine presence, from the file inward', () => {
  const modern = messageOf('edition', 'Modern');
  expect(fileOf('edition')).toMatchObject({ syntax: 'edition 2023' });
  expect(modern.fields.map(({ name, label, presence }) => [name, label, presence])).toEqual([
    ['plain', 'singular', 'implicit'],
    ['kept', 'singular', 'explicit'],
    ['needed', 'required', 'explicit'],
    ['numbers', 'repeated', 'none'],
    ['inner', 'singular', 'explicit'],
    ['closed', 'singular', 'explicit'],
  ]);
  expect(modern.reserved.names).toEqual(['old', 'older']);
  expect(fileOf('edition').enums[0]!.values[0]!.number).toBe(1);
});

test('methods have their streaming kind, path, options and types', () => {
  const [service] = fileOf('streams').services;
  expect(service).toMatchObject({ name: 'Streams', deprecated: true, anchor: 'streams' });
  expect(
    service!.methods.map(({ name, streaming, idempotency, deprecated }) => [
      name,
      streaming,
      idempotency,
      deprecated,
    ]),
  ).toEqual([
    ['One', 'none', 'no-side-effects', false],
    ['Up', 'client', 'unknown', false],
    ['Down', 'server', 'unknown', false],
    ['Both', 'both', 'idempotent', true],
  ]);
  const [one, up] = service!.methods;
  expect(one).toMatchObject({
    path: '/fixtures.streams.Streams/One',
    anchor: 'streams.one',
    request: { shortName: 'Request', protoPath: 'streams.proto', anchor: 'request' },
    response: { shortName: 'fixtures.shapes.Node', protoPath: 'shapes.proto', anchor: 'node' },
  });
  expect(one!.response).not.toHaveProperty('url', expect.any(String));
  expect(up!.response).toMatchObject({
    name: 'google.protobuf.Empty',
    url: 'https://protobuf.dev/reference/protobuf/google.protobuf/#empty',
  });
});

describe('shapes', () => {
  const node = messageOf('shapes', 'Node');

  test('recursion, maps of messages and deep nesting are resolved', () => {
    expect(fieldOf(node, 'parent').type).toMatchObject({ name: 'fixtures.shapes.Node', shortName: 'Node' });
    expect(fieldOf(node, 'named')).toMatchObject({
      label: 'map',
      keyType: { name: 'string' },
      type: { shortName: 'Node' },
    });
    expect(fieldOf(node, 'deep')).toMatchObject({
      keyType: { name: 'int64' },
      type: { shortName: 'Node.Inner.Deep.Deeper' },
    });
    const deeper = node.messages[0]!.messages[0]!.messages[0]!;
    expect(deeper).toMatchObject({
      fullName: 'fixtures.shapes.Node.Inner.Deep.Deeper',
      anchor: 'node.inner.deep.deeper',
    });
    expect(deeper.fields.map(({ type }) => type.name)).toEqual([
      'fixtures.shapes.Node.Inner.Deep.Kind',
      'fixtures.shapes.Node.Inner.Deep.Deeper',
    ]);
    expect(node.usedBy.map(({ shortName }) => shortName)).toEqual([
      'Streams.One',
      'Streams.Down',
      'Node.parent',
      'Node.children',
      'Node.named',
    ]);
  });

  test('fields have their oneof, presence, JSON name and number in any notation', () => {
    expect(node.oneofs).toMatchObject([{ name: 'value', required: false }]);
    expect(fieldOf(node, 'inner')).toMatchObject({
      oneof: 'value',
      presence: 'explicit',
      anchor: 'node.inner-field',
    });
    expect(fieldOf(node, 'known')).toMatchObject({
      label: 'optional',
      presence: 'explicit',
      oneof: undefined,
    });
    expect(fieldOf(node, 'created_at')).toMatchObject({ jsonName: 'createdAt', presence: 'explicit' });
    expect(fieldOf(node, 'old_name')).toMatchObject({
      jsonName: 'OLD',
      deprecated: true,
      presence: 'implicit',
    });
    expect(fieldOf(node, 'numbers').number).toBe(16);
    expect(fieldOf(node, 'hs_2_name')).toMatchObject({ number: 15, jsonName: 'hs2Name' });
  });

  test('reserved numbers and names are kept as ranges', () => {
    expect(node.reserved).toEqual({
      numbers: [
        { from: 2, to: 2 },
        { from: 4, to: 6 },
        { from: 100, to: 536870911 },
      ],
      names: ['left', 'right'],
    });
    expect(fileOf('shapes').enums[0]!.reserved).toEqual({
      numbers: [
        { from: 5, to: 5 },
        { from: 7, to: 9 },
        { from: -3, to: -2 },
      ],
      names: ['STATE_GONE'],
    });
  });

  test('options of an extension are merged, with lists, maps, extensions and 64-bit numbers intact', () => {
    expect(valueOf(node.options, '(fixtures.options.storage)')).toEqual({
      table: 'nodes',
      keys: ['a', 'b', 'c'],
      limit: '9223372036854775807',
      share: -0.5,
      engine: 'ENGINE_FAST',
      weights: { x: 1, y: 2 },
      backup: { table: 'old', '[fixtures.options.cold]': true },
      '[fixtures.options.cold]': false,
    });
    expect(fileOf('shapes').options).toEqual([
      { name: 'java_multiple_files', value: true },
      { name: '(fixtures.options.owner)', value: 'a team' },
    ]);
    expect(fieldOf(node, 'old_name').options).toContainEqual({
      name: '(fixtures.options.weight)',
      value: '18446744073709551615',
    });
    expect(valueOf(fieldOf(node, 'old_name').options, '(fixtures.options.tags)')).toEqual(['a', 'b']);
  });

  test('enum values keep their options, large numbers and aliases', () => {
    const [state] = fileOf('shapes').enums;
    expect(state!.values.map(({ name, number, deprecated }) => [name, number, deprecated])).toEqual([
      ['STATE_UNSPECIFIED', 0, false],
      ['STATE_ON', 1, true],
      ['STATE_RUNNING', 1, false],
      ['STATE_LAST', 0x7fffffff, false],
    ]);
    expect(valueOf(state!.values[1]!.options, '(fixtures.options.label)')).toBe('On');
  });
});

test('a map in an aggregate value can be written as a list of its entries', () => {
  const { files } = referenceOf({
    'a.proto': `syntax = "proto3";
import "google/protobuf/descriptor.proto";
message Weights { map<string, int32> of = 1; }
extend google.protobuf.MessageOptions { Weights weights = 50000; }
message A { option (weights) = { of: [{ key: "a" value: 1 }, { key: "b" value: 2 }] of { key: "c" value: 3 } }; }`,
  });
  expect(files[0]!.messages[1]!.options).toEqual([
    { name: '(weights)', value: { of: { a: 1, b: 2, c: 3 } } },
  ]);
});

describe('comments', () => {
  const file = fileOf('comments');
  const hostile = messageOf('comments', 'Hostile');

  test('the file has the comments of its syntax statement', () => {
    expect(file.comment).toBe('About the file,\nin two lines.');
  });

  test('markup, code and scripts are kept as text', () => {
    expect(hostile.comment).toContain(
      'Says {what} it is: `code`, ${template}, <Component prop={1} />, [a link](javascript:alert(1)).\n\n  indented\nexport const x = 1\n',
    );
    expect(fieldOf(hostile, 'c').comment).toContain(
      'above c\n*emphasis* __proto__ \\u0000 "quotes" \'single\' \\',
    );
  });

  test('the trailing comment of a declaration follows its leading one; detached comments are ignored', () => {
    expect(hostile.comment).toMatch(/x = 1\n\nbehind the brace$/);
    expect(hostile.fields.map(({ comment }) => comment)).toEqual([
      'above a: </script><!-- -->\n\nbehind a',
      'above b\n\nbelow b',
      expect.stringMatching(/^above c\n[^]* \\\n\nbehind c$/),
      'in two lines\nand indented\nfurther',
    ]);
  });

  test('comments on enums, values, services and calls are found in any notation', () => {
    const [marks] = file.enums;
    expect(marks!.comment).toBe('Without a space.');
    expect(marks!.values.map(({ comment }) => comment)).toEqual(['Three slashes.\n\nbehind', '']);
    expect(file.services[0]!.methods.map(({ comment }) => comment)).toEqual([
      'Calls.\n\nsaid',
      'Answers.\n\nin the brace',
    ]);
  });
});

test('names of JavaScript object members are ordinary names; `__proto__` is rejected', () => {
  const text = `syntax = "proto3";
    message constructor { string toString = 1; constructor valueOf = 2; message hasOwnProperty {} }
    enum prototype { length = 0; }
    service toJSON { rpc call(constructor) returns (constructor.hasOwnProperty); }`;
  const [file] = referenceOf({ 'a.proto': text }).files;
  expect(file!.messages[0]!.fields.map(({ name }) => name)).toEqual(['toString', 'valueOf']);
  expect(file!.messages[0]!.usedBy.map(({ shortName }) => shortName)).toEqual([
    'toJSON.call',
    'constructor.valueOf',
  ]);
  expect(file!.services[0]!.methods[0]!.response).toMatchObject({ name: 'constructor.hasOwnProperty' });
  for (const declaration of [
    'message __proto__ {}',
    'message A { int32 __proto__ = 1; }',
    'message A { oneof __proto__ { string a = 1; } }',
    'enum E { __proto__ = 0; }',
    'message A {} service S { rpc __proto__(A) returns (A); }',
  ]) {
    expect(problemsOf({ 'a.proto': `syntax = "proto3";\n${declaration}` })).toMatchObject([
      { line: 2, message: expect.stringContaining('"__proto__"') },
    ]);
  }
});

test('options named like JavaScript object members do not change any prototype', () => {
  const options = [
    '(o).__proto__.polluted = 1',
    '(o) = { __proto__: { polluted: 1 } }',
    '__proto__.polluted = 1',
    '(o).constructor.prototype.polluted = 1',
  ];
  for (const option of options) {
    const text = `syntax = "proto3"; import "google/protobuf/descriptor.proto";
message O { string toString = 1; int32 constructor = 2; }
extend google.protobuf.FieldOptions { O o = 50000; }
message A { string a = 1 [(o) = { toString: "x" constructor: 3 }];
  string b = 2 [${option}]; }`;
    expect(problemsOf({ 'a.proto': text }), option).toMatchObject([{ line: 5 }]);
    const whole = referenceOf({ 'a.proto': text.replace(`[${option}]`, '') }).files[0]!;
    expect(whole.messages[1]!.fields[0]!.options).toEqual([
      { name: '(o)', value: { toString: 'x', constructor: 3 } },
    ]);
  }
  expect({}).not.toHaveProperty('polluted');
});

test('in a file without a package, names have no package', () => {
  const [file] = referenceOf({
    'a.proto': 'syntax = "proto3"; message A { A a = 1; } service S { rpc R(A) returns (A); }',
  }).files;
  expect(file!.messages[0]).toMatchObject({
    fullName: 'A',
    anchor: 'a',
    usedBy: [{ shortName: 'S.R' }, { shortName: 'S.R' }, { shortName: 'A.a' }],
  });
  expect(file!.services[0]!.methods[0]!.path).toBe('/S/R');
});

test('a file under the root replaces a built-in one', () => {
  const validate = `syntax = "proto2"; package buf.validate; import "google/protobuf/descriptor.proto";
    extend google.protobuf.FieldOptions { optional string field = 1159; }`;
  const a = `syntax = "proto3"; import "buf/validate/validate.proto"; message A { string a = 1 [(buf.validate.field) = "mine"]; }`;
  const { files: own } = referenceOf({ 'a.proto': a, 'buf/validate/validate.proto': validate });
  expect(own.map(({ path }) => path)).toEqual(['a.proto', 'buf/validate/validate.proto']);
  expect(own[0]!.messages[0]!.fields[0]!.options).toEqual([{ name: '(buf.validate.field)', value: 'mine' }]);
});
