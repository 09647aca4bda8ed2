import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { SiteError, formatProblems } from '../problem';
import { createReference } from './createReference';
import { problemsOf, referenceOf, reportsOf, sourceOf } from './fixtures/sourceOf';

const proto3 = 'syntax = "proto3";\n';
const rules = `${proto3}import "buf/validate/validate.proto";\n`;
const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

/** Invalid texts by their fault, with the report. */
const refused: [name: string, content: string | Uint8Array, expected: string][] = [
  ['an empty file', '', 'a.proto:1: the file is empty'],
  ['white space', ' \n\t', 'a.proto:1: the file is empty'],
  ['a binary file', bytes('ab\nc', 0, 1), 'a.proto:2: found a zero byte'],
  ['another encoding', bytes(proto3, '// caf', 0xe9, '\n'), 'a.proto:2: found "\ufffd"'],
  [
    'carriage returns alone',
    'syntax = "proto3";\r// Comment.\rmessage A {}\r',
    'a.proto:1: found a carriage return without a line feed',
  ],
  [
    'conflict marks',
    `${proto3}message A {\n<<<<<<< HEAD\n  string a = 1;\n}`,
    'a.proto:3: found a merge marker',
  ],
  [
    'no equals sign',
    `${proto3}message A { string a 1; }`,
    'a.proto:2:22: unexpected integer literal in definition',
  ],
  [
    'no semicolon',
    `${proto3}message A {\n  string a = 1\n  string b = 2;\n}`,
    'a.proto:4:3: unexpected `string` after definition',
  ],
  [
    'a word as a number',
    `${proto3}message A { string a = one; }`,
    'a.proto:2:24: cannot find `one` in this scope',
  ],
  ['a name with a digit first', `${proto3}message 1A {}`, 'a.proto:2:1: missing name after `message`'],
  ['a misspelled keyword', `${proto3}mesage A {}`, 'a.proto:2:1: missing message field tag in declaration'],
  [
    'one in a message',
    `${proto3}message A {\n mesage B {}\n}`,
    'a.proto:3:2: cannot find `mesage` in this scope.\n  Did you mean "message"? Correct `mesage B {}`, or import the file that declares it.',
  ],
  [
    'no number for a type like a keyword',
    `${proto3}message A { Report report; }`,
    'a.proto:2:13: cannot find `Report` in this scope',
  ],
  [
    'a label of proto2',
    `${proto3}message A { required string a = 1; }`,
    'a.proto:2:13: unexpected `required`',
  ],
  [
    'a misspelled call',
    `${proto3}service S { rpc R(A) return (A); }`,
    'a.proto:2:18: missing method return type in service method',
  ],
  [
    'an option without a value',
    `${proto3}message A { string a = 1 [deprecated = ]; }`,
    'a.proto:2:26: compact options cannot be empty',
  ],
  [
    'a label in a oneof',
    `${proto3}message A { oneof o { repeated string a = 1; } }`,
    'a.proto:2:23: unexpected `repeated`',
  ],
  [
    'a label before a map',
    `${proto3}message A { repeated map<string, string> a = 1; }`,
    'a.proto:2:22: unexpected type after `repeated`',
  ],
  ['two packages', `${proto3}package a;\npackage b;`, 'a.proto:3:1: unexpected `package` declaration'],
  ['an import without quotes', `${proto3}import a;`, 'a.proto:2:8: unexpected identifier in import'],
  ['an open string', `${proto3}import "a;\n`, 'a.proto:2:1: imported file does not exist'],
  ['an open comment', `${proto3}/* a\n\nmessage A {}`, 'a.proto:2:1: encountered unmatched `/*` delimiter'],
  ['a comment of three characters', `${proto3}/*/`, 'a.proto:2:1: encountered unmatched `/*` delimiter'],
  [
    'a group',
    `${proto3}message A {\n optional group In = 1 { string a = 2; }\n}`,
    'a.proto:3:11: group syntax is not supported',
  ],
  [
    'a label in an edition',
    'edition = "2023";\nmessage A { optional string a = 1; }',
    'a.proto:2:13: unexpected `optional`',
  ],
  [
    'an open brace',
    `${proto3}message A {\n  message B {\n}`,
    'a.proto:2:11: encountered unmatched `{` delimiter',
  ],
  ['a brace too many', `${proto3}message A {}\n}`, 'a.proto:3:1: encountered unmatched `}` delimiter'],
  ['a character of no use', `${proto3}message A { @ }`, 'a.proto:2:13: unexpected `@` in message definition'],
  ['half a statement', `${proto3}import "b.proto"`, 'a.proto:2:1: imported file does not exist'],
  [
    'endless nesting',
    proto3 + 'message A { '.repeat(5000) + '}'.repeat(5000),
    'a.proto:2:381: message nesting depth must be less than 32',
  ],
  ['an unknown syntax', '\nsyntax = "proto4";', 'a.proto:2:10: unrecognized `syntax` declaration value'],
  ['an unknown edition', 'edition = "1999";', 'a.proto:1:11: unrecognized `edition` declaration value'],
  [
    'a number twice',
    `${proto3}message A {\n int32 a = 1;\n int32 b = 1;\n}`,
    'a.proto:4:12: field number `1` used more than once',
  ],
  [
    'the number of an extension',
    `\nsyntax = "proto2";\nmessage A {\n optional int32 a = 1;\n}\nextend A { optional int32 b = 1; }`,
    'a.proto:6:31: field number `1` used more than once',
  ],
  ['the number 0', `${proto3}message A {\n int32 a = 0;\n}`, 'a.proto:3:12: field number out of range'],
  [
    'too high a number',
    `${proto3}message A { int32 a = 536870912; }`,
    'a.proto:2:23: field number out of range',
  ],
  [
    'a number of protobuf',
    `${proto3}message A { int32 a = 19000; }`,
    'a.proto:2:23: field number out of range',
  ],
  [
    'a reserved number',
    `${proto3}message A {\n reserved 20 to 30;\n int32 a = 25;\n}`,
    'a.proto:4:12: use of reserved field number `25`',
  ],
  [
    'a reserved name',
    `${proto3}message A {\n reserved "old";\n int32 old = 1;\n}`,
    'a.proto:4:8: use of reserved message field name',
  ],
  [
    'a number that is reserved below',
    `${proto3}message A {\n int32 a = 2;\n reserved 2;\n}`,
    'a.proto:3:12: use of reserved field number `2`',
  ],
  [
    'reserved numbers that count down',
    `${proto3}message A {\n reserved 5 to 3;\n}`,
    'a.proto:3:11: empty reserved range',
  ],
  [
    'numbers reserved twice',
    `${proto3}message A {\n reserved 2 to 9;\n reserved 1, 9 to max;\n}`,
    'a.proto:4:14: overlapping field number ranges',
  ],
  [
    'a name reserved twice',
    `${proto3}enum A {\n reserved "OLD", "OLD";\n A_NONE = 0;\n}`,
    'a.proto:3:11: enum value `OLD` reserved more than once',
  ],
  [
    'an unknown type twice',
    `${proto3}message A {\n Nope a = 1;\n Nope b = 2;\n Nope c = 3;\n}`,
    'a.proto:3:2: cannot find `Nope` in this scope',
  ],
  [
    'a field twice',
    `${proto3}message A {\n int32 a = 1;\n int32 a = 2;\n}`,
    'a.proto:4:8: message fields have the same JSON name',
  ],
  ['a message twice', `${proto3}message A {}\nmessage A {}`, 'a.proto:2:9: `A` declared multiple times'],
  [
    'a call twice',
    `${proto3}message A {}\nservice S { rpc R(A) returns (A);\n rpc R(A) returns (A); }`,
    'a.proto:3:17: `R` declared multiple times',
  ],
  ['an enum without values', `${proto3}enum E {}`, 'a.proto:2:1: enum type must define at least one value'],
  [
    'an enum without a zero',
    `${proto3}enum E { A = 1; }`,
    'a.proto:2:14: first value of open enum must be zero',
  ],
  ['an alias', `${proto3}enum E {\n A = 0;\n B = 0;\n}`, 'a.proto:4:6: enum value `0` used more than once'],
  [
    'a wide value',
    `${proto3}enum E { A = 0; B = 2147483648; }`,
    'a.proto:2:21: literal out of range for `int32`',
  ],
  [
    'values of two enums',
    `${proto3}enum E { A = 0; }\nenum F { A = 0; }`,
    'a.proto:2:10: `A` declared multiple times',
  ],
  [
    'a oneof without fields',
    `${proto3}message A { oneof o {} }`,
    'a.proto:2:13: oneof must define at least one member',
  ],
  [
    'two names in JSON',
    `${proto3}message A { int32 a_b = 1; int32 aB = 2; }`,
    'a.proto:2:34: message fields have the same JSON name',
  ],
  [
    'a default in proto3',
    `${proto3}message A { int32 a = 1 [default = 1]; }`,
    'a.proto:2:26: custom default in "proto3"',
  ],
  [
    'an unknown type',
    `${proto3}message Account {\n Acount a = 1;\n}`,
    'a.proto:3:2: cannot find `Acount` in this scope.\n  Did you mean "Account"? Correct `Acount a = 1;`, or import the file that declares it.',
  ],
  [
    'a type without its import',
    `${proto3}message A {\n google.protobuf.Timestamp a = 1;\n}`,
    'a.proto:3:2: cannot find `google.protobuf.Timestamp` in this scope',
  ],
  [
    'an enum as a request',
    `${proto3}enum E { A = 0; }\nservice S { rpc R(E) returns (E); }`,
    'a.proto:3:19: expected message type, found enum type `E`',
  ],
  [
    'a scalar as a request',
    `${proto3}service S { rpc R(string) returns (string); }`,
    'a.proto:2:19: expected message type, found scalar type `string`',
  ],
  ['an import of nothing', `${proto3}import "nope.proto";`, 'a.proto:2:1: imported file does not exist'],
  [
    'an import of a module of a registry',
    `${proto3}import "google/type/money.proto";`,
    'a.proto:2:1: imported file does not exist.\n  Paths start at the root of the definitions, proto. Files of other modules must be there too: copy the file, or run `buf export buf.build/googleapis/googleapis --path google/type/money.proto --output proto`.',
  ],
  [
    'an import of a module that is not known',
    `${proto3}import "team/v1/money.proto";`,
    'a.proto:2:1: imported file does not exist.\n  Paths start at the root of the definitions, proto. Files of other modules must be there too: copy the file, or run `buf export MODULE --path team/v1/money.proto --output proto`.',
  ],
  [
    'an import from outside',
    `${proto3}import "../b.proto";`,
    'a.proto:2:8: import path must not refer to parent directory',
  ],
  [
    'an import of itself',
    `${proto3}import "a.proto";`,
    'a.proto:2:1: detected cyclic import while importing "a.proto"',
  ],
  [
    'an import twice',
    `${proto3}import "google/protobuf/any.proto";\nimport "google/protobuf/any.proto";`,
    'a.proto:3:1: file imported multiple times',
  ],
];

describe('problems are reported with file, line and fix', () => {
  const reports = reportsOf(refused.map(([, content]) => content));
  const rows = refused.map(([name, , expected], index) => [name, expected, reports[index]] as const);
  test.each(rows)('%s', (_, expected, said) => {
    expect(said).toContain(expected);
    expect(said).toMatch(/^proto\/a\.proto.*\n {2}[A-Z]/);
    expect(said).not.toContain('undefined');
  });
});

/** Options that don't compile. */
const wrongOptions: [option: string, expected: string][] = [
  [
    '(buf.validate.field).string.uid = true',
    '4:44: cannot find message field `uid` in `buf.validate.StringRules`',
  ],
  [
    'depricated = true',
    '4:17: cannot find message field `depricated` in `google.protobuf.FieldOptions`.\n  Did you mean "deprecated"? Correct `string a = 1 [depricated = true];`, or import the file that declares it.',
  ],
  ['deprecated = 7', '4:30: mismatched types'],
  ['deprecated = true, deprecated = false', '4:36: option `deprecated` set multiple times'],
  ['(buf.validate.felt).required = true', '4:18: cannot find `buf.validate.felt` in this scope'],
  ['(buf.validate.field).ignore = IGNORE_NEVER', '4:47: cannot find `IGNORE_NEVER` in this scope'],
  ['(buf.validate.field).string = {min_len: -1.5}', '4:57: mismatched types'],
  ['(buf.validate.field).string.min_len = -1', '4:55: literal out of range for `uint64`'],
  ['(buf.validate.field).int32.lt = 3000000000', '4:49: literal out of range for `int32`'],
  ['(buf.validate.field).required.a = 1', '4:47: expected singular message, found scalar type `bool`'],
  ['(buf.validate.field) = true', '4:40: mismatched types'],
  ['deprecated = {a: 1}', '4:30: mismatched types'],
];

/** Rules that can't work. They're found once all files compile. */
const wrongRules: typeof wrongOptions = [
  [
    '(buf.validate.field).int32.gt = 1',
    '4:17: Field "a" is of type string but has (buf.validate.field).int32 rules',
  ],
  [
    '(buf.validate.field) = {required: true, int32: {gt: 1}}',
    '4:65: Field "a" is of type string but has (buf.validate.field).int32 rules',
  ],
  [
    '(buf.validate.field).repeated.min_items = 1',
    '4:17: Field "a" is not repeated but has (buf.validate.field).repeated rules',
  ],
  [
    '(buf.validate.field).string.pattern = "^[a-z$"',
    '4:17: Field "a" has a (buf.validate.field).string.pattern that fails to compile: error parsing regexp: missing closing ]: `[a-z$`',
  ],
  [
    '(buf.validate.field).string.pattern = "(?=a)b"',
    '4:17: Field "a" has a (buf.validate.field).string.pattern that fails to compile: error parsing regexp: invalid or unsupported Perl syntax: `(?=`',
  ],
  [
    '(buf.validate.field).string.pattern = "(?<!a)b"',
    '4:17: Field "a" has a (buf.validate.field).string.pattern that fails to compile: error parsing regexp: invalid named capture: `(?<!a)b`',
  ],
  [
    '(buf.validate.field).string.pattern = "(a)\\\\1"',
    '4:17: Field "a" has a (buf.validate.field).string.pattern that fails to compile: error parsing regexp: invalid escape sequence: `\\1`',
  ],
];

describe('an invalid option is reported', () => {
  const rows = [wrongOptions, wrongRules].flatMap((options) => {
    const reports = reportsOf(
      options.map(([option]) => `${rules}message A {\n  string a = 1 [${option}];\n}`),
    );
    return options.map(([option, expected], index) => [option, expected, reports[index]] as const);
  });
  test.each(rows)('%s', (_, expected, said) => {
    expect(said).toContain(`proto/a.proto:${expected}`);
  });
});

test('invalid options, numbers and enums are reported at once', () => {
  const text = `${proto3}message A {\n int32 a = 0 [depricated = true];\n}\nenum E { X = 1; }`;
  expect(problemsOf({ 'a.proto': text }).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '3: field number out of range.',
    '3: cannot find message field `depricated` in `google.protobuf.FieldOptions`.',
    '5: first value of open enum must be zero.',
  ]);
});

test('rules must match the items of lists, the keys and values of maps, enums and well-known messages', () => {
  const text = `${rules}import "google/protobuf/duration.proto";
enum E { E_A = 0; }
message A {
  repeated string a = 1 [(buf.validate.field).repeated.items.int32.gt = 1];
  map<string, int32> b = 2 [(buf.validate.field).map = {keys: {int32: {gt: 1}}, values: {int64: {gt: 1}}}];
  A c = 3 [(buf.validate.field).string.min_len = 1];
  google.protobuf.Duration d = 4 [(buf.validate.field).timestamp.lt_now = true];
  E e = 5 [(buf.validate.field).int32.gt = 1];
}`;
  expect(problemsOf({ 'a.proto': text }).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '6: Field "a" is of type string but has (buf.validate.field).repeated.items.int32 rules.',
    '7: Field "b" is of type map<string, int32> but has (buf.validate.field).map.keys.int32 rules.',
    '7: Field "b" is of type map<string, int32> but has (buf.validate.field).map.values.int64 rules.',
    '8: Field "c" is of type A but has (buf.validate.field).string rules.',
    '9: Field "d" is of type google.protobuf.Duration but has (buf.validate.field).timestamp rules.',
    '10: Field "e" is of type enum but has (buf.validate.field).int32 rules.',
  ]);
  const legal = `${rules}import "google/protobuf/wrappers.proto";
enum E { E_A = 0; }
message A {
  string a = 1 [(buf.validate.field).string = {min_len: 1}, (buf.validate.field).cel = {id: "a" expression: "true"}];
  repeated E b = 2 [(buf.validate.field).repeated = {min_items: 1, items: {enum: {defined_only: true}}}];
  map<string, A> c = 3 [(buf.validate.field).map.keys.string.min_len = 1, (buf.validate.field).map.values.required = true];
  google.protobuf.UInt64Value d = 4 [(buf.validate.field).uint64.gt = 1];
  string e = 5 [(buf.validate.field).string.pattern = "(?i)a(?P<name>b)[[:alpha:]]\\\\z"];
}`;
  expect(problemsOf({ 'a.proto': legal })).toEqual([]);
});

test('64-bit limits keep every digit, and lists keep their zeros', () => {
  const text = `${rules}message A {
  uint64 a = 1 [(buf.validate.field).uint64 = {gte: 9007199254740993, lte: 18446744073709551615}];
  int64 b = 2 [(buf.validate.field).int64.gt = -0x7fffffffffffffff];
  uint32 c = 3 [(buf.validate.field).uint32.not_in = 0, (buf.validate.field).uint32.not_in = 7];
}`;
  const [a, b, c] = referenceOf({ 'a.proto': text }).files[0]!.messages[0]!.fields;
  expect(a!.rules).toEqual([{ text: '9007199254740993 to 18446744073709551615' }]);
  expect(b!.rules).toEqual([{ text: 'more than -9223372036854775807' }]);
  expect(c!.rules).toEqual([{ text: 'none of', code: '0, 7' }]);
});

test('a message set can have high numbers, other messages cannot', () => {
  const set = `syntax = "proto2";
    message Set { option message_set_wire_format = true; extensions 4 to max; }
    message A { extend Set { optional A high = 536870912; } }
    message B { extensions 4 to max; } extend B { optional A high = 536870912; }`;
  expect(problemsOf({ 'a.proto': set }).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '4: field number out of range.',
  ]);
});

test.each(['nan', '-nan', 'inf', '-inf'])('an option can be %s', (value) => {
  const text = `${proto3}import "google/protobuf/descriptor.proto";
message O { float d = 1; }
extend google.protobuf.FieldOptions { double d = 50000; O o = 50001; }
message A { int32 a = 1 [(d) = ${value}, (o) = { d: ${value} }]; }`;
  expect(problemsOf({ 'a.proto': text })).toEqual([]);
});

test.each([
  ['option features.enum_type = CLOSED; enum E { A = 1; }', true],
  ['enum E { option features = { enum_type: CLOSED }; A = 1; }', true],
  ['option features.enum_type = CLOSED; enum E { option features.enum_type = OPEN; A = 1; }', false],
  ['enum E { A = 1; }', false],
])('in an edition, only a closed enum can start at one: %s', (text, legal) => {
  expect(problemsOf({ 'a.proto': `edition = "2023"; ${text}` })).toHaveLength(legal ? 0 : 1);
});

test('a byte order mark and CRLF are valid', () => {
  const text =
    '\ufeffsyntax = "proto3";\r\n\r\n// Says it.\r\nmessage A {\r\n  string a = 1; // and this\r\n}\r\n';
  const [message] = referenceOf({ 'a.proto': text }).files[0]!.messages;
  expect(message).toMatchObject({ line: 4, comment: 'Says it.' });
  expect(message!.fields[0]!.comment).toBe('and this');
});

test('an import that is relative to another folder is reported with the path of its file', () => {
  const files = { 'team/v1/a.proto': `${proto3}import "b.proto";`, 'team/v1/b.proto': proto3 };
  expect(formatProblems(problemsOf(files))).toContain(
    'Did you mean "team/v1/b.proto"? Paths start at the root',
  );
});

describe('several files', () => {
  test('all invalid files are reported at once, in the order of files and lines', () => {
    const files = {
      'b.proto': `${proto3}message B {\n Nope b = 1;\n Nop c = 2; }`,
      'a.proto': 'syntax',
      'c.proto': new Uint8Array(),
    };
    const lines = formatProblems(problemsOf(files)).split('\n');
    expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(': ')[0])).toEqual([
      'proto/a.proto:1:7',
      'proto/b.proto:3:2',
      'proto/b.proto:4:2',
      'proto/c.proto:1',
    ]);
  });

  test('a name that a missing file could declare is not reported', () => {
    const a = `${proto3}import "nope.proto";\nmessage A { Nope a = 1; other.Nope b = 2; }`;
    expect(problemsOf({ 'a.proto': a }).map(({ line }) => line)).toEqual([2]);
  });

  test('a name that an unreadable file could declare is not reported', () => {
    const problems = problemsOf({
      'a.proto': `${proto3}message A { string a 1; }`,
      'b.proto': `${proto3}import "a.proto";\nmessage B { A a = 1; }`,
      'c.proto': `${proto3}message C { A a = 1; }`,
    });
    expect(problems.map(({ file }) => file)).toEqual(['proto/a.proto', 'proto/c.proto']);
  });

  test('a name in two files, a type without its import, and an import cycle are reported', () => {
    const a = `${proto3}package p;\nmessage A {}`;
    expect(formatProblems(problemsOf({ 'a.proto': a, 'b.proto': a }))).toContain(
      'proto/a.proto:3:9: `A` declared multiple times.',
    );
    expect(
      formatProblems(problemsOf({ 'a.proto': a, 'b.proto': `${proto3}package p;\nmessage B { A a = 1; }` })),
    ).toContain('Correct `message B { A a = 1; }`, or import the file that declares it.');
    const circle = problemsOf({
      'a.proto': `${proto3}import "b.proto";`,
      'b.proto': `${proto3}import "a.proto";`,
    });
    // From run to run, buf reports either of the two files, or both.
    expect(circle[0]).toMatchObject({
      line: 2,
      message: expect.stringMatching(/^detected cyclic import while importing "[ab]\.proto"\.$/),
    });
  });

  test('types are resolved from the inside out, and only in scopes that protoc searches', () => {
    const files = {
      'a.proto': `${proto3}package p;\nimport "b.proto";\nmessage A { message In {} }\nmessage B { In i = 1; q.C c = 2; }`,
      'b.proto': `${proto3}package p.q;\nmessage C {}`,
    };
    expect(problemsOf(files).map(({ message }) => message)).toEqual(['cannot find `In` in this scope.']);
  });
});

test('a damaged file is either still valid or reported by name, whatever the damage', () => {
  const texts = ['legacy', 'comments'].map((name) =>
    readFileSync(join(import.meta.dirname, `fixtures/tree/${name}.proto`), 'latin1'),
  );
  const pieces =
    '{ } [ ] ( ) " \' ; = /* // < \\ - . \0 \xff message option enum extend oneof reserved map< 1 max __proto__';
  const damage = fc.record({
    at: fc.nat(),
    cut: fc.nat(6),
    put: fc.oneof(
      fc.constantFrom(...pieces.split(' ').map((piece) => `${piece} `)),
      fc.string({ maxLength: 3 }),
    ),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      (text, damages) => {
        let damaged = text;
        for (const { at, cut, put } of damages) {
          const start = at % damaged.length;
          damaged = damaged.slice(0, start) + put + damaged.slice(start + cut);
        }
        try {
          createReference([sourceOf(Buffer.from(damaged, 'latin1'))]);
        } catch (error) {
          expect(error).toBeInstanceOf(SiteError);
          for (const { file, message } of (error as SiteError).problems) {
            expect(file).toBe('proto/a.proto');
            expect(message).not.toMatch(/undefined|null|Cannot read/);
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('a long prose comment is parsed', () => {
  const words = 'An ordinary sentence, with `code` in it. '.repeat(500);
  expect(problemsOf({ 'a.proto': `${proto3}// ${words}\nmessage A {}` })).toEqual([]);
});
