import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { SiteError, formatProblems } from '../problem';
import { createReference } from './createReference';
import { problemsOf, referenceOf, sourceOf } from './fixtures/sourceOf';

const proto3 = 'syntax = "proto3";\n';
const rules = `${proto3}import "buf/validate/validate.proto";\n`;
const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

const report = (content: string | Uint8Array) => formatProblems(problemsOf({ 'a.proto': content }));

test.each([
  ['an empty file', '', 'a.proto:1: the file is empty'],
  ['white space', ' \n\t', 'a.proto:1: the file is empty'],
  ['a binary file', bytes('ab\nc', 0, 1), 'a.proto:2: found a zero byte'],
  ['another encoding', bytes(proto3, '// caf', 0xe9, '\n'), 'a.proto:2: found "\ufffd"'],
  [
    'carriage returns alone',
    'syntax = "proto3";\r// Comment.\rmessage A {}\r',
    'a.proto:1: found a carriage return alone',
  ],
  [
    'conflict marks',
    `${proto3}message A {\n<<<<<<< HEAD\n  string a = 1;\n}`,
    'a.proto:3: found a merge marker',
  ],
  ['no equals sign', `${proto3}message A { string a 1; }`, 'a.proto:2: found "1", expected "="'],
  ['no semicolon', `${proto3}message A {\n  string a = 1\n  string b = 2;\n}`, 'a.proto:4: found "string"'],
  ['a word as a number', `${proto3}message A { string a = one; }`, 'a.proto:2: found "one"'],
  [
    'a name with a digit first',
    `${proto3}message 1A {}`,
    'a.proto:2: found "1A", expected a name of a message',
  ],
  ['a misspelled keyword', `${proto3}mesage A {}`, 'Did you mean "message"?'],
  [
    'one in a message',
    `${proto3}message A {\n mesage B {}\n}`,
    'a.proto:3: found "{", expected "=".\n  Did you mean "message"?',
  ],
  [
    'no number for a type like a keyword',
    `${proto3}message A { Report report; }`,
    'expected "=".\n  Correct the syntax',
  ],
  ['a label of proto2', `${proto3}message A { required string a = 1; }`, 'a.proto:2: found "required"'],
  ['a misspelled call', `${proto3}service S { rpc R(A) return (A); }`, 'found "return", expected "returns"'],
  [
    'an option without a value',
    `${proto3}message A { string a = 1 [deprecated = ]; }`,
    'a.proto:2: found "]"',
  ],
  [
    'a label in a oneof',
    `${proto3}message A { oneof o { repeated string a = 1; } }`,
    'a.proto:2: found "repeated" in a oneof.',
  ],
  [
    'a label before a map',
    `${proto3}message A { repeated map<string, string> a = 1; }`,
    'a.proto:2: found "repeated" before a map.',
  ],
  ['two packages', `${proto3}package a;\npackage b;`, 'a.proto:3: found "package"'],
  ['an import without quotes', `${proto3}import a;`, 'a.proto:2: found "a"'],
  [
    'an open string',
    `${proto3}import "a;\n`,
    'a.proto:2: the string is not closed.\n  Close it with the quote',
  ],
  [
    'an open comment',
    `${proto3}/* a\n\nmessage A {}`,
    'a.proto:2: the comment is not closed.\n  Close it with "*/".',
  ],
  ['a comment of three characters', `${proto3}/*/`, 'a.proto:2: the comment is not closed.'],
  [
    'a group',
    `${proto3}message A {\n optional group In = 1 { string a = 2; }\n}`,
    'a.proto:3: found a group',
  ],
  [
    'a label in an edition',
    'edition = "2023";\nmessage A { optional string a = 1; }',
    'Editions have "features.field_presence" instead of labels',
  ],
  ['an open brace', `${proto3}message A {\n  message B {\n}`, 'a.proto:4: found the end of the file'],
  ['a brace too many', `${proto3}message A {}\n}`, 'a.proto:3: found "}"'],
  ['a character of no use', `${proto3}message A { @ }`, 'a.proto:2: found "@"'],
  ['half a statement', `${proto3}import "b.proto"`, 'a.proto:2: found the end of the file, expected ";"'],
  [
    'endless nesting',
    proto3 + 'message A { '.repeat(5000) + '}'.repeat(5000),
    'a.proto:2: messages are nested deeper than 31 levels',
  ],
  [
    'a comment that takes the reader of Markdown half a minute',
    `${proto3}\n// ${'!['.repeat(5000)}${']()'.repeat(3333)}\nmessage A {}`,
    'a.proto:4: the comment has more than 4,000 punctuation marks.\n  Shorten it, or move the text to a page.',
  ],
  [
    'a comment behind a field with too many marks',
    `${proto3}message A {\n  string a = 1; // ${'*a'.repeat(4001)}\n}`,
    'a.proto:3: the comment has more than 4,000',
  ],
  ['an unknown syntax', '\nsyntax = "proto4";', 'a.proto:2: there is no syntax "proto4"'],
  [
    'an unknown edition',
    'edition = "1999";',
    'a.proto:1: there is no edition "1999"; expected "2023" or "2024"',
  ],
  [
    'a number twice',
    `${proto3}message A {\n int32 a = 1;\n int32 b = 1;\n}`,
    'a.proto:4: the number 1 of "b" is already taken by "a" in line 3.\n  The next free number is 2.',
  ],
  [
    'the number of an extension',
    `\nsyntax = "proto2";\nmessage A {\n optional int32 a = 1;\n}\nextend A { optional int32 b = 1; }`,
    'a.proto:6: the number 1 of "b" is not among those that "A" leaves to extensions.\n  Write `extensions 1;` in that message.',
  ],
  [
    'the number 0',
    `${proto3}message A {\n int32 a = 0;\n}`,
    'a.proto:3: the field "a" has the number 0; expected 1 to',
  ],
  ['too high a number', `${proto3}message A { int32 a = 536870912; }`, 'the number 536870912; expected 1 to'],
  ['a number of protobuf', `${proto3}message A { int32 a = 19000; }`, 'without 19000 to 19999'],
  [
    'a reserved number',
    `${proto3}message A {\n reserved 20 to 30;\n int32 a = 25;\n}`,
    'a.proto:4: the number 25 of "a" is reserved.\n  The next free number is 31.',
  ],
  [
    'a reserved name',
    `${proto3}message A {\n reserved "old";\n int32 old = 1;\n}`,
    'a.proto:4: the name "old" is reserved.',
  ],
  [
    'a number that is reserved below',
    `${proto3}message A {\n int32 a = 2;\n reserved 2;\n}`,
    'a.proto:3: the number 2 of "a" is reserved.\n  The next free number is 3.',
  ],
  [
    'reserved numbers that count down',
    `${proto3}message A {\n reserved 5 to 3;\n}`,
    'a.proto:3: "reserved 5 to 3" counts down.\n  Write "3 to 5".',
  ],
  [
    'numbers reserved twice',
    `${proto3}message A {\n reserved 2 to 9;\n reserved 1, 9 to max;\n}`,
    'a.proto:4: "9 to 536870911" is reserved twice.\n  Remove one of the two.',
  ],
  [
    'a name reserved twice',
    `${proto3}enum A {\n reserved "OLD", "OLD";\n A_NONE = 0;\n}`,
    'a.proto:3: "OLD" is reserved twice.\n  Remove one of the two.',
  ],
  [
    'an unknown type twice',
    `${proto3}message A {\n Nope a = 1;\n Nope b = 2;\n Nope c = 3;\n}`,
    'a.proto:3: there is no type "Nope"; expected a message or an enum.\n  Declare it, or import its file.\n  Also in line 4, 5',
  ],
  [
    'a field twice',
    `${proto3}message A {\n int32 a = 1;\n int32 a = 2;\n}`,
    'a.proto:4: the name "a" is already taken by "a" in line 3.',
  ],
  [
    'a message twice',
    `${proto3}message A {}\nmessage A {}`,
    'a.proto:3: the name "A" is already taken by "A" in line 2',
  ],
  [
    'a call twice',
    `${proto3}message A {}\nservice S { rpc R(A) returns (A);\n rpc R(A) returns (A); }`,
    'a.proto:4: the name "R" is already taken',
  ],
  ['an enum without values', `${proto3}enum E {}`, 'a.proto:2: the enum "E" has no value'],
  ['an enum without a zero', `${proto3}enum E { A = 1; }`, 'first value of the enum "E" is 1; expected 0'],
  [
    'an alias',
    `${proto3}enum E {\n A = 0;\n B = 0;\n}`,
    'a.proto:4: the number 0 of "B" is already taken by "A" in line 3',
  ],
  [
    'a wide value',
    `${proto3}enum E { A = 0; B = 2147483648; }`,
    'the value "B" is 2147483648; expected 32 bits',
  ],
  [
    'values of two enums',
    `${proto3}enum E { A = 0; }\nenum F { A = 0; }`,
    'a.proto:3: the name "A" is already taken by "A" in line 2.\n  Rename one of the two: values share the scope of their enum.',
  ],
  ['a oneof without fields', `${proto3}message A { oneof o {} }`, 'a.proto:2: the oneof "o" has no field'],
  [
    'two names in JSON',
    `${proto3}message A { int32 a_b = 1; int32 aB = 2; }`,
    'the fields "a_b" and "aB" have the same name in JSON, "aB"',
  ],
  [
    'a default in proto3',
    `${proto3}message A { int32 a = 1 [default = 1]; }`,
    'a default value; proto3 has none',
  ],
  [
    'an unknown type',
    `${proto3}message Account {\n Acount a = 1;\n}`,
    'a.proto:3: there is no type "Acount"; expected a message or an enum.\n  Did you mean "Account"?',
  ],
  [
    'a type without its import',
    `${proto3}message A {\n google.protobuf.Timestamp a = 1;\n}`,
    'a.proto:3: there is no type "google.protobuf.Timestamp"; expected a message or an enum.\n  Add `import "google/protobuf/timestamp.proto";`.',
  ],
  [
    'an enum as a request',
    `${proto3}enum E { A = 0; }\nservice S { rpc R(E) returns (E); }`,
    'a.proto:3: "E" is an enum; expected a message',
  ],
  [
    'a scalar as a request',
    `${proto3}service S { rpc R(string) returns (string); }`,
    'there is no type "string"; expected a message',
  ],
  [
    'an import of nothing',
    `${proto3}import "nope.proto";`,
    'a.proto:2: the import "nope.proto" does not exist',
  ],
  [
    'an import of a module of a registry',
    `${proto3}import "google/type/money.proto";`,
    'a.proto:2: the import "google/type/money.proto" does not exist.\n  Paths start at the root of the definitions, proto. Files of other modules must be there too: copy the file, or run `buf export buf.build/googleapis/googleapis --path google/type/money.proto --output proto`.',
  ],
  [
    'an import of a module that is not known',
    `${proto3}import "team/v1/money.proto";`,
    'or run `buf export MODULE --path team/v1/money.proto --output proto`.',
  ],
  [
    'an import from outside',
    `${proto3}import "../b.proto";`,
    'the import "../b.proto" is not a path under the root',
  ],
  ['an import of itself', `${proto3}import "a.proto";`, 'a.proto:2: the import of "a.proto" is circular'],
  [
    'an import twice',
    `${proto3}import "google/protobuf/any.proto";\nimport "google/protobuf/any.proto";`,
    'a.proto:3: the file imports "google/protobuf/any.proto" twice',
  ],
])('%s is reported with its file, its line and a fix', (_, content, expected) => {
  const said = report(content);
  expect(said).toContain(expected);
  expect(said).toMatch(/^proto\/a\.proto.*\n {2}[A-Z]/);
  expect(said).not.toContain('undefined');
});

test.each([
  [
    '(buf.validate.field).string.uid = true',
    'buf.validate.StringRules has no option "uid".\n  Did you mean "ulid"?',
  ],
  [
    'depricated = true',
    'google.protobuf.FieldOptions has no option "depricated".\n  Did you mean "deprecated"?',
  ],
  ['deprecated = 7', '`deprecated = 7` is not valid'],
  ['deprecated = true, deprecated = false', 'the option `deprecated` is set twice'],
  ['(buf.validate.felt).required = true', 'there is no extension "buf.validate.felt"'],
  ['(buf.validate.field).ignore = IGNORE_NEVER', '`(buf.validate.field).ignore = IGNORE_NEVER` is not valid'],
  ['(buf.validate.field).string = {min_len: -1.5}', 'is not valid: unsigned integer value expected'],
  ['(buf.validate.field).string.min_len = -1', 'is not valid: unsigned integer value expected'],
  ['(buf.validate.field).int32.lt = 3000000000', 'is not valid: integer value out of range'],
  ['(buf.validate.field).required.a = 1', '`(buf.validate.field).required.a = 1` is not valid'],
  ['(buf.validate.field) = true', '`(buf.validate.field) = true` is not valid'],
  ['deprecated = {a: 1}', '`deprecated = { a : 1 }` is not valid'],
  [
    '(buf.validate.field).int32.gt = 1',
    'found rules for "int32", but the field "a" is of the type string; expected rules for "string"',
  ],
  ['(buf.validate.field) = {required: true, int32: {gt: 1}}', 'found rules for "int32", but the field "a"'],
  ['(buf.validate.field).repeated.min_items = 1', 'found rules for "repeated", but the field "a"'],
  [
    '(buf.validate.field).string.pattern = "^[a-z$"',
    'RE2 rejects the pattern "^[a-z$" of "a": missing closing ], `[a-z$`',
  ],
  ['(buf.validate.field).string.pattern = "(?=a)b"', 'lookahead is not supported, `(?=`'],
  ['(buf.validate.field).string.pattern = "(?<!a)b"', 'lookbehind is not supported, `(?<!a)b`'],
  ['(buf.validate.field).string.pattern = "(a)\\\\1"', 'backreferences are not supported, `\\1`'],
])('the option %s is reported', (option, expected) => {
  const said = report(`${rules}message A {\n  string a = 1 [${option}];\n}`);
  expect(said).toContain(`proto/a.proto:4: `);
  expect(said).toContain(expected);
});

test('options, numbers and enums that are not valid are reported at once', () => {
  const text = `${proto3}message A {\n int32 a = 0 [depricated = true];\n}\nenum E { X = 1; }`;
  expect(problemsOf({ 'a.proto': text }).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '3: google.protobuf.FieldOptions has no option "depricated".',
    '3: the field "a" has the number 0; expected 1 to 536870911.',
    '5: the first value of the enum "E" is 1; expected 0.',
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
    '6: found rules for "int32", but the items of "a" are of the type string; expected rules for "string".',
    '7: found rules for "int32", but the keys of "b" are of the type string; expected rules for "string".',
    '7: found rules for "int64", but the values of "b" are of the type int32; expected rules for "int32".',
    '8: found rules for "string", but the field "c" is of the type A; expected no rules for one type of value.',
    '9: found rules for "timestamp", but the field "d" is of the type google.protobuf.Duration; expected rules for "duration".',
    '10: found rules for "int32", but the field "e" is of the type E; expected rules for "enum".',
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

test('limits of 64 bits keep every digit, and lists keep their zeros', () => {
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
    '4: the number 536870912 of "high" is not among those that "B" leaves to extensions.',
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
])('in an edition only a closed enum can start at one: %s', (text, legal) => {
  expect(problemsOf({ 'a.proto': `edition = "2023"; ${text}` })).toHaveLength(legal ? 0 : 1);
});

test('a byte order mark and CRLF are legal', () => {
  const text =
    '\ufeffsyntax = "proto3";\r\n\r\n// Says it.\r\nmessage A {\r\n  string a = 1; // and this\r\n}\r\n';
  const [message] = referenceOf({ 'a.proto': text }).files[0]!.messages;
  expect(message).toMatchObject({ line: 4, comments: { leading: 'Says it.' } });
  expect(message!.fields[0]!.comments.trailing).toBe('and this');
});

test('an import that starts at another folder is reported with the path of its file', () => {
  const files = { 'team/v1/a.proto': `${proto3}import "b.proto";`, 'team/v1/b.proto': proto3 };
  expect(formatProblems(problemsOf(files))).toContain(
    'Did you mean "team/v1/b.proto"? Paths start at the root',
  );
});

describe('several files', () => {
  test('every bad file is reported at once, in the order of files and lines', () => {
    const files = {
      'b.proto': `${proto3}message B {\n Nope b = 1;\n Nop c = 2; }`,
      'a.proto': 'syntax',
      'c.proto': new Uint8Array(),
    };
    const lines = formatProblems(problemsOf(files)).split('\n');
    expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(': ')[0])).toEqual([
      'proto/a.proto:1',
      'proto/b.proto:3',
      'proto/b.proto:4',
      'proto/c.proto:1',
    ]);
  });

  test('a name that an unreadable file could declare is not reported', () => {
    const problems = problemsOf({
      'a.proto': `${proto3}message A { string a 1; }`,
      'b.proto': `${proto3}import "a.proto";\nmessage B { A a = 1; }`,
      'c.proto': `${proto3}message C { A a = 1; }`,
    });
    expect(problems.map(({ file }) => file)).toEqual(['proto/a.proto', 'proto/c.proto']);
  });

  test('a name in two files, a type without its import, and a circle of imports name both files', () => {
    const a = `${proto3}package p;\nmessage A {}`;
    expect(formatProblems(problemsOf({ 'a.proto': a, 'b.proto': a }))).toContain(
      'proto/b.proto:3: the name "A" is already taken by a.proto:3.',
    );
    expect(
      formatProblems(problemsOf({ 'a.proto': a, 'b.proto': `${proto3}package p;\nmessage B { A a = 1; }` })),
    ).toContain(
      'proto/b.proto:3: "A" is declared in a file that this one does not import.\n  Add `import "a.proto";`.',
    );
    const circle = problemsOf({
      'a.proto': `${proto3}import "b.proto";`,
      'b.proto': `${proto3}import "a.proto";`,
    });
    expect(circle.map(({ file, line }) => `${file}:${line}`)).toEqual(['proto/a.proto:2', 'proto/b.proto:2']);
  });

  test.each([
    ['a.proto', 'b.proto'],
    ['b.proto', 'a.proto'],
  ])('a package with the name of a message is reported, in %s before %s', (one, other) => {
    const files = {
      [one]: `${proto3}package p.q.r;\nmessage A {}`,
      [other]: `${proto3}package p;\nmessage q { int32 id = 1; }`,
    };
    expect(problemsOf(files).map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      `proto/${one}:2: "p.q" is not only a package.`,
    ]);
  });

  test('a type is looked up from the inside out, never in scopes that protoc does not search', () => {
    const files = {
      'a.proto': `${proto3}package p;\nimport "b.proto";\nmessage A { message In {} }\nmessage B { In i = 1; q.C c = 2; }`,
      'b.proto': `${proto3}package p.q;\nmessage C {}`,
    };
    expect(problemsOf(files).map(({ message }) => message)).toEqual([
      'there is no type "In"; expected a message or an enum.',
    ]);
  });
});

test('a damaged file is either still valid or reported with its file, whatever the damage', () => {
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
    { numRuns: 100 },
  );
});

test('a long comment of words is read', () => {
  const words = 'An ordinary sentence, with `code` in it. '.repeat(500);
  expect(problemsOf({ 'a.proto': `${proto3}// ${words}\nmessage A {}` })).toEqual([]);
});
