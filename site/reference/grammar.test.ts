import { describe, expect, test } from 'vitest';

import { problemsOf, referenceOf, reportsOf } from './fixtures/sourceOf';

const proto2 = 'syntax = "proto2";\n';
const proto3 = 'syntax = "proto3";\n';
const edition = 'edition = "2023";\n';
const options = 'import "google/protobuf/descriptor.proto";\n';

/** Input that protoc accepts, by its special feature. */
const accepted: [name: string, content: string][] = [
  [
    'a group with options',
    `${proto2}message A { optional group In = 1 [deprecated = true] { optional int32 a = 1; } }`,
  ],
  [
    'a group with all that a message can have',
    `${proto2}message A { repeated group In = 1 {
        option deprecated = true; reserved 5; extensions 100 to 110;
        oneof o { string b = 4; } map<string, E> c = 6; enum E { X = 0; } message M {}
        extend A.In { optional int32 d = 100; } optional group Deep = 7 {} } }`,
  ],
  [
    'a group in a oneof',
    `${proto2}message A { oneof o { group In = 1 [deprecated = true] { optional int32 a = 1; } } }`,
  ],
  [
    'a group as an extension',
    `${proto2}message A { extensions 5; } extend A { repeated group In = 5 { oneof o { int32 a = 1; } } }`,
  ],
  [
    'high numbers in a message set',
    `${proto2}message A { option message_set_wire_format = true; extensions 4 to max; }
      message B { extend A { optional B b = 536870912; } }`,
  ],
  [
    'an optional extension of proto3',
    `${proto3}${options}extend google.protobuf.FieldOptions { optional string a = 50000; }`,
  ],
  [
    'one inside a message',
    `${proto3}${options}message A { extend google.protobuf.FieldOptions { optional A a = 50000; } }`,
  ],
  [
    'an optional field next to its synthetic oneof',
    `${proto3}message A { optional int32 a = 1; int32 _a = 2; }`,
  ],
  ['options of extension ranges', `${proto2}message A { extensions 5 to 7, 9 [verification = UNVERIFIED]; }`],
  [
    'signs with a space',
    `${proto2}enum E { A = - 1; reserved - 5 to - 3; } message M { optional int32 a = 1 [default = - 5]; optional float b = 2 [default = - inf]; }`,
  ],
  ['numbers of other bases', `${proto3}message A { int32 a = 0X1F; int32 b = 017; reserved 0x20 to 0x2f; }`],
  [
    'names with spaces around dots',
    `${proto3}package p . q; message A { message B {} A . B a = 1; map<string, p . q .A> b = 2; }
      service S { rpc R(A . B) returns (stream . p.q.A); }`,
  ],
  [
    'an option with spaces around dots',
    `${proto2}${options}extend google.protobuf.MessageOptions { optional O o = 50000; }
      message O { optional int32 i = 1; extensions 5; extend O { optional O x = 5; } }
      message A { option ( o ) . ( O . x ) . i = 5; }`,
  ],
  ['a package below declarations', `${proto3}message A { p.A a = 1; }\npackage p;`],
  [
    'an import below declarations',
    `${proto3}message A { google.protobuf.Any a = 1; }\nimport "google/protobuf/" "any.proto";`,
  ],
  [
    'keywords as names',
    `${proto3}message message { int32 message = 1; int32 option = 2; map reserved = 3; } message map { optional message to = 1; }
      enum optional { max = 0; } service rpc { rpc rpc(message) returns (map); }`,
  ],
  [
    'names of objects in JavaScript',
    `${proto3}enum constructor { toString = 0; valueOf = 1; } message hasOwnProperty { int32 constructor = 1; oneof prototype { int32 toString = 2; } }`,
  ],
  [
    'empty statements',
    `${proto3};message A { ; int32 a = 1;; };\nenum E { ; X = 0;; };\nservice S { ; rpc R(A) returns (A) { ; }; };`,
  ],
  [
    'visibility in an edition',
    'edition = "2024";\nexport message A { local enum E { X = 0; } E e = 1; } local message B {}',
  ],
  [
    'names that are reserved without quotes',
    `${edition}message A { reserved a, b; } enum E { X = 0; reserved Y; }`,
  ],
  ['an alias option below the values', `${proto3}enum E { A = 0; B = 0; option allow_alias = true; }`],
  ['messages 31 levels deep', `${proto3}${'message A { '.repeat(31)}${'}'.repeat(31)}`],
  ['names that differ in case', `${proto3}message Other {}\nenum other { O = 0; }`],
  [
    'default values',
    `${proto2}enum E { A = 0; B = 1; } message M {
      optional E a = 1 [default = B]; optional bool b = 2 [default = false]; optional int32 c = 3 [default = -0x80000000];
      optional uint64 d = 4 [default = 18446744073709551615]; optional float e = 5 [default = 1.e5];
      optional double f = 6 [default = -nan]; optional string g = 7 [default = 'a' "b"]; optional bytes h = 8 [default = "\\xff"]; }`,
  ],
  [
    'options where they fit',
    `${proto3}enum E { X = 0; } message A {
      repeated int32 a = 1 [packed = true]; repeated E b = 2 [packed = true]; string c = 3 [packed = false];
      A d = 4 [lazy = true]; map<string, A> e = 5 [unverified_lazy = true]; repeated sint64 f = 6 [jstype = JS_STRING]; }`,
  ],
  [
    'features where they fit',
    `${edition}option features.field_presence = IMPLICIT; message A { int32 a = 1 [features.field_presence = EXPLICIT];
      repeated int32 b = 2 [features.repeated_field_encoding = PACKED]; A c = 3 [features.message_encoding = DELIMITED];
      map<string, A> d = 4 [features.utf8_validation = NONE]; repeated string e = 5 [features.repeated_field_encoding = EXPANDED]; }`,
  ],
  [
    'an option set part by part',
    `${proto3}${options}message O { int32 a = 1; O o = 2; repeated int32 l = 3; map<string, int32> m = 4; }
      extend google.protobuf.MessageOptions { O o = 50000; repeated O all = 50001; }
      message A { option (o) = { a: 1 o { a: 1 } }; option (o).l = 1; option (o).l = 2; option (o).o.l = 3;
      option (o).m = { key: "a" value: 1 }; option (o).m = { key: "b" }; option (all) = { a: 1 }; option (all) = { a: 1 }; }`,
  ],
  [
    'messages next to a map',
    `${proto3}message A { map<string, A> foo_bar = 1; message FooBar {} message foo_barEntry {} repeated B b = 2; message B {} }`,
  ],
  [
    'values whose names differ without that of their enum',
    `${proto3}enum FooBar { FOO_BAR_A_B = 0; FOO_BAR_AB = 1; FOO_BARS = 2; F = 3; FOO_BAR_ = 4; }
      enum Alias { option allow_alias = true; ALIAS_A = 0; A = 0; B = 1; }`,
  ],
  [
    'names in JSON that change places',
    `${proto3}message A { int32 a = 1 [json_name = "b"]; int32 b = 2 [json_name = "a"]; }`,
  ],
  [
    'names in JSON that would be one, in proto2',
    `${proto2}message A { optional int32 a_b = 1; optional int32 aB = 2; }`,
  ],
];

describe('input that protoc accepts is accepted', () => {
  const reports = reportsOf(accepted.map(([, content]) => content));
  test.each(accepted.map(([name], index) => [name, reports[index]] as const))('%s', (_, said) => {
    expect(said).toBe('');
  });

  test('a group has the name of its message in lower case, and the parts of a message', () => {
    const text = `${proto2}message A { oneof o { group InnerThing = 1 { oneof p { string b = 4; } extensions 9; } } optional InnerThing more = 2; }`;
    const [message] = referenceOf({ 'a.proto': text }).files[0]!.messages;
    expect(message!.fields).toMatchObject([
      { name: 'innerthing', oneof: 'o', group: true, label: 'singular' },
      { name: 'more', group: false, label: 'optional' },
    ]);
    expect(message!.messages[0]).toMatchObject({
      name: 'InnerThing',
      fields: [{ name: 'b', oneof: 'p' }],
      extensionRanges: [{ from: 9, to: 9 }],
    });
  });

  test('an optional proto3 field has presence and no oneof, and so does an extension', () => {
    const text = `${proto3}${options}message A { optional int32 a = 1; extend google.protobuf.FieldOptions { optional int32 b = 50000; int32 c = 50001; } }`;
    const [message] = referenceOf({ 'a.proto': text }).files[0]!.messages;
    expect(message!.oneofs).toEqual([]);
    expect(message!.fields).toMatchObject([{ label: 'optional', presence: 'explicit', oneof: undefined }]);
    expect(message!.extensions).toMatchObject([
      { label: 'optional', presence: 'explicit' },
      { label: 'singular', presence: 'explicit' },
    ]);
  });

  test('a JSON name has its escapes decoded', () => {
    const text = `${proto3}message A { int32 a = 1 [json_name = "b" '\\x63"']; }`;
    expect(referenceOf({ 'a.proto': text }).files[0]!.messages[0]!.fields[0]!.jsonName).toBe('bc"');
  });

  test('a large definition is parsed', () => {
    const text = `${proto3}message A {}\n${'// Words about nothing.\n'.repeat(50_000)}`;
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(problemsOf({ 'a.proto': text })).toEqual([]);
  });
});

/** Input that protoc rejects, by its special feature, with the start of the report. */
const refused: [name: string, content: string, expected: string][] = [
  ['extensions in proto3', `${proto3}message A {\n extensions 5;\n}`, '3:13: extension range in "proto3"'],
  [
    'an extension of proto3',
    `${proto3}message A {}\nextend A { string a = 5; }`,
    '3:1: expected built-in options message, found message type `A`',
  ],
  [
    'an extension outside of its range',
    `${proto2}message A { extensions 5 to 9; }\nextend A {\n optional int32 a = 10;\n}`,
    '4:21: extension with unreserved number `10`',
  ],
  [
    'two extensions with one number',
    `${proto2}message A { extensions 5; }\nextend A { optional int32 a = 5; }\nextend A { optional int32 b = 5; }`,
    '4:31: field number `5` used more than once',
  ],
  [
    'a required extension',
    `${proto2}message A { extensions 5; }\nextend A { required int32 a = 5; }`,
    '3:12: message extension cannot be required',
  ],
  [
    'a field in a range of extensions',
    `${proto2}message A {\n optional int32 a = 5;\n extensions 5;\n}`,
    '3:21: use of reserved field number `5`',
  ],
  [
    'a range that is reserved too',
    `${proto2}message A {\n reserved 5;\n extensions 4 to 6;\n}`,
    '4:13: overlapping field number ranges',
  ],
  ['a syntax below a package', 'package a;\nsyntax = "proto3";', '2:1: unexpected `syntax` declaration'],
  [
    'a name in JSON without quotes',
    `${proto3}message A {\n int32 a = 1 [json_name = b];\n}`,
    '3:27: cannot find `b` in this scope',
  ],
  [
    'a closed enum in proto3',
    `${proto3}import "b.proto";\nmessage A {\n B b = 1;\n}`,
    '4:2: closed enum `B` cannot be used in a "proto3" message',
  ],
  [
    'a list in a oneof',
    `${proto3}message A {\n oneof o {\n  repeated string a = 1;\n }\n}`,
    '4:3: unexpected `repeated`',
  ],
  [
    'a label in a oneof',
    `${proto2}message A {\n oneof o {\n  optional string a = 1;\n }\n}`,
    '4:3: unexpected `optional`',
  ],
  [
    'a map in a oneof',
    `${proto3}message A {\n oneof o {\n  map<string, string> a = 1;\n }\n}`,
    '4:3: map fields are not allowed inside of a oneof definition',
  ],
  [
    'a map as an extension',
    `${proto3}${options}extend google.protobuf.FieldOptions {\n map<string, string> a = 50000;\n}`,
    '4:2: unsupported map-typed extension',
  ],
  [
    'a key that no map can have',
    `${proto3}message A {\n map<float, string> a = 1;\n}`,
    '3:6: expected map key type, found scalar type `float`',
  ],
  [
    'a field of proto2 without a label',
    `${proto2}message A {\n string a = 1;\n}`,
    '3:2: unexpected type name',
  ],
  ['a backslash for nothing', `${proto3}option go_package = "a\\d";`, '2:23: invalid escape sequence'],
  [
    'a value with the name of a field',
    `${proto3}message A {\n int32 X = 1;\n enum E { X = 0; }\n}`,
    '3:8: `X` declared multiple times',
  ],
  [
    'a list of strings that is packed',
    `${proto3}message A {\n repeated string a = 1 [packed = true];\n}`,
    '3:11: expected packable type, found scalar type `string`',
  ],
  [
    'one number that is packed',
    `${proto3}message A { oneof o {\n int32 a = 1 [packed = true];\n} }`,
    '3:2: expected repeated field, found singular field',
  ],
  [
    'packed in an edition',
    `${edition}message A {\n repeated int32 a = 1 [packed = false];\n}`,
    '3:24: `packed` is not supported in Edition 2023',
  ],
  [
    'a lazy scalar',
    `${proto3}message A {\n int32 a = 1 [lazy = true];\n}`,
    '3:2: expected message type, found scalar type `int32`',
  ],
  [
    'a type for JavaScript of 32 bits',
    `${proto3}message A {\n map<string, int64> a = 1 [jstype = JS_STRING];\n int32 b = 2 [jstype = JS_NUMBER];\n}`,
    '3:2: expected 64-bit integer type, found map entry type `A.AEntry`',
  ],
  [
    'features in proto3',
    `${proto3}message A {\n int32 a = 1 [features.field_presence = EXPLICIT];\n}`,
    '3:15: `features` cannot be set in "proto3"',
  ],
  [
    'the presence of a list',
    `${edition}message A {\n repeated int32 a = 1 [features.field_presence = EXPLICIT];\n}`,
    '3:2: expected singular field, found repeated field',
  ],
  [
    'a message with the name of a map entry',
    `${proto3}message A {\n map<string, string> foo_bar = 1;\n message FooBarEntry {}\n}`,
    '3:2: `FooBarEntry` declared multiple times',
  ],
  [
    'a map below a message with the name of its entry',
    `${proto3}message A {\n enum FooEntry { X = 0; }\n map<string, string> foo = 1;\n}`,
    '4:2: `FooEntry` declared multiple times',
  ],
  [
    'two maps with one entry',
    `${proto3}message A {\n map<string, string> foo = 1;\n map<string, string> Foo = 2;\n}`,
    '3:2: `FooEntry` declared multiple times',
  ],
  [
    'an entry of a map that is written',
    `${proto3}message A {\n option map_entry = true;\n}`,
    '3:9: `map_entry` cannot be set explicitly',
  ],
  [
    'an alias option without aliases',
    `${proto3}\nenum E { option allow_alias = true; A = 0; C = 1; }`,
    '3:17: `allow_alias` requires at least one aliasing enum value',
  ],
  [
    'values that differ in the name of their enum',
    `${proto3}enum FooBar {\n FOO_BAR_NONE = 0;\n NONE = 1;\n}`,
    '4:2: enum values have the same name with the `FooBar` prefix removed',
  ],
  [
    'values that differ in case',
    `${proto3}enum E {\n A_B = 0;\n a__b = 1;\n}`,
    '4:2: enum values have the same name with the `E` prefix removed',
  ],
  [
    'a message set with fields',
    `${proto2}message A {\n option message_set_wire_format = true; extensions 4 to max; optional int32 a = 1;\n}`,
    '3:62: field declared in message set type `A`',
  ],
  [
    'a message set in proto3',
    `${proto3}message A { option message_set_wire_format = true; }`,
    '2:20: message set type are not supported',
  ],
  [
    'a number in a message set',
    `${proto2}message A { option message_set_wire_format = true; extensions 4 to max; }\nextend A { optional int32 a = 5; }`,
    '3:21: non-message message set extension',
  ],
  [
    'an extension range that is too high',
    `${proto2}message A {\n extensions 4 to 536870912;\n}`,
    '3:18: field number out of range',
  ],
  ['a reserved zero', `${proto3}message A {\n reserved 0;\n}`, '3:11: field number out of range'],
  [
    'a file option twice',
    `${proto3}option java_package = "a";\noption java_package = "b";`,
    '3:8: option `java_package` set multiple times',
  ],
  [
    'a part of an option after the whole',
    `${proto3}${options}message O { int32 a = 1; }\nextend google.protobuf.MessageOptions { O o = 50000; }\nmessage A {\n option (o) = { a: 1 };\n option (o).a = 2;\n}`,
    '7:9: message field `O.a` set multiple times',
  ],
  [
    'a part of a list',
    `${proto3}${options}message O { int32 a = 1; }\nextend google.protobuf.MessageOptions { repeated O o = 50000; }\nmessage A {\n option (o).a = 2;\n}`,
    '6:13: expected singular message, found repeated `O`',
  ],
  [
    'a default twice',
    `${proto2}message A {\n optional int32 a = 1 [default = 1,\n default = 2];\n}`,
    '4:2: option `a` set multiple times',
  ],
  [
    'a name in JSON twice',
    `${proto3}message A {\n int32 a = 1 [json_name = "b",\n json_name = "c"];\n}`,
    '4:2: option `json_name` set multiple times',
  ],
  [
    'names that would be one in JSON',
    `${proto3}message A {\n int32 a_b = 1 [json_name = "x"];\n int32 aB = 2;\n}`,
    '4:8: message fields have the same (default) JSON name',
  ],
  ['a bool as a number', `${proto3}option java_multiple_files = 1;`, '2:30: mismatched types'],
  [
    'visibility before edition 2024',
    `${edition}\nexport message A {}`,
    '3:1: `export` is not supported in Edition 2023',
  ],
];

/** Default values that protoc rejects. */
const defaults: [type: string, value: string, expected: string][] = [
  ['int32', '2147483648', '4:34: literal out of range for `int32`'],
  ['uint32', '-1', '4:35: literal out of range for `uint32`'],
  ['int64', '1.5', '4:34: mismatched types'],
  ['fixed64', '"1"', '4:36: mismatched types'],
  ['float', 'one', '4:34: non-canonical floating-point literal outside of message expression'],
  ['bool', 'TRUE', '4:33: cannot find `TRUE` in this scope'],
  ['string', 'text', '4:35: cannot find `text` in this scope'],
  ['E', 'C', '4:30: cannot find `C` in this scope'],
  ['M', '1', '4:30: mismatched types'],
];

describe('input that protoc rejects is reported with its line', () => {
  const reports = reportsOf(
    refused.map(([, content]) => content),
    { 'b.proto': `${proto2}enum B { B_A = 0; }` },
  );
  test.each(refused.map(([name, , expected], index) => [name, expected, reports[index]]))(
    '%s',
    (_, expected, said) => {
      expect(said).toContain(`proto/a.proto:${expected}`);
    },
  );

  const ofDefaults = reportsOf(
    defaults.map(
      ([type, value]) =>
        `${proto2}enum E { A = 0; }\nmessage M {\n optional ${type} a = 1 [default = ${value}];\n}`,
    ),
  );
  test.each(defaults.map((row, index) => [...row, ofDefaults[index]]))(
    'a default for %s of %s',
    (_type, _value, expected, said) => {
      expect(said).toContain(`proto/a.proto:${expected}.`);
    },
  );

  test('all duplicate names are reported, with the line of the first', () => {
    const text = `${proto3}message A {\n int32 id = 1;\n}
message B {
 int32 id = 1;
 int32 name = 2;
 int32 id = 3;
 int32 name = 3;
}
message C { int32 id = 1; }
message C { int32 id = 1; }`;
    expect(problemsOf({ 'a.proto': text }).map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '6: `id` declared multiple times.',
      '7: `name` declared multiple times.',
      '8: message fields have the same JSON name.',
      '9: message fields have the same JSON name.',
      '9: field number `3` used more than once.',
      '11: `C` declared multiple times.',
      '11: `id` declared multiple times.',
    ]);
  });
});
