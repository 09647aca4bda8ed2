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

const report = async (content: string | Uint8Array) =>
  formatProblems(await problemsOf({ 'a.proto': content }));

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
  [
    'no equals sign',
    `${proto3}message A { string a 1; }`,
    'a.proto:2:22: unexpected integer literal in definition: `1`.\n  Correct the syntax',
  ],
  [
    'no semicolon',
    `${proto3}message A {\n  string a = 1\n  string b = 2;\n}`,
    'a.proto:4:3: unexpected `string` after definition.\n  Correct the syntax; a ";"',
  ],
  [
    'a misspelled keyword',
    `${proto3}mesage A {}`,
    'a.proto:2:1: missing message field tag in declaration: `mesage A {}`.\n  Did you mean "message"? Correct the syntax',
  ],
  [
    'one in a message',
    `${proto3}message A {\n mesage B {}\n}`,
    'a.proto:3:2: missing message field tag in declaration: `mesage B {}`.\n  Did you mean "message"?',
  ],
  [
    'no number for a type like a keyword',
    `${proto3}message A { Report report; }`,
    'missing message field tag in declaration: `Report report;`.\n  Correct the syntax',
  ],
  [
    'a label of proto2',
    `${proto3}message A { required string a = 1; }`,
    'a.proto:2:13: unexpected `required`.\n  Remove it: ',
  ],
  [
    'a field of proto2 without a label',
    `syntax = "proto2";\nmessage A {\n string a = 1;\n}`,
    'a.proto:3:2: unexpected type name: `string`.\n  Write "optional"',
  ],
  [
    'an open string',
    `${proto3}import "a;\n`,
    'a.proto:2:8: unterminated string literal: `"a;`.\n  Close the string with the quote',
  ],
  [
    'an open comment',
    `${proto3}/* a\n\nmessage A {}`,
    'a.proto:2:1: encountered unmatched `/*` delimiter.\n  Close it with "*/".',
  ],
  [
    'an open brace',
    `${proto3}message A {\n  message B {\n}`,
    'a.proto:2:11: encountered unmatched `{` delimiter',
  ],
  [
    'endless nesting',
    proto3 + 'message A { '.repeat(5000) + '}'.repeat(5000),
    'message nesting depth must be less than 32',
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
  [
    'an unknown syntax',
    '\nsyntax = "proto4";',
    'a.proto:2:10: unrecognized `syntax` declaration value.\n  Write `syntax = "proto3";`.',
  ],
  [
    'a number twice',
    `${proto3}message A {\n int32 a = 1;\n int32 b = 1;\n}`,
    'a.proto:4:12: field number `1` used more than once.\n  Choose another one.',
  ],
  [
    'the number 0',
    `${proto3}message A {\n int32 a = 0;\n}`,
    'a.proto:3:12: field number out of range: `0`.\n  Choose one from 1 to 536870911',
  ],
  [
    'a reserved number',
    `${proto3}message A {\n reserved 20 to 30;\n int32 a = 25;\n}`,
    'a.proto:4:12: use of reserved field number `25`.\n  Choose another one.',
  ],
  [
    'a reserved name',
    `${proto3}message A {\n reserved "old";\n int32 old = 1;\n}`,
    'a.proto:4:8: use of reserved message field name: `old`.',
  ],
  [
    'an unknown type twice',
    `${proto3}message A {\n Nope a = 1;\n Nope b = 2;\n Nope c = 3;\n}`,
    'a.proto:3:2: cannot find `Nope` in this scope.\n  Declare it, or import its file.\n  Also in line 4, 5',
  ],
  [
    'a message twice',
    `${proto3}message A {}\nmessage A {}`,
    'a.proto:2:9: `A` declared multiple times.\n  Also see proto/a.proto:3. Rename one of them.',
  ],
  [
    'an enum without a zero',
    `${proto3}enum E { A = 1; }`,
    'first value of open enum must be zero: `1`.\n  Start with a value',
  ],
  [
    'an alias',
    `${proto3}enum E {\n A = 0;\n B = 0;\n}`,
    'a.proto:4:6: enum value `0` used more than once.\n  Choose another one, or write `option allow_alias = true;`.',
  ],
  ['a oneof without fields', `${proto3}message A { oneof o {} }`, 'oneof must define at least one member'],
  [
    'two names in JSON',
    `${proto3}message A { int32 a_b = 1; int32 aB = 2; }`,
    'message fields have the same JSON name: `aB`.\n  Rename one of the two.',
  ],
  [
    'a default in proto3',
    `${proto3}message A { int32 a = 1 [default = 1]; }`,
    'custom default in "proto3": `default = 1`.',
  ],
  [
    'an unknown type',
    `${proto3}message Account {\n Acount a = 1;\n}`,
    'a.proto:3:2: cannot find `Acount` in this scope.\n  Did you mean "Account"?',
  ],
  [
    'a misspelled scalar',
    `${proto3}message A {\n strng a = 1;\n}`,
    'a.proto:3:2: cannot find `strng` in this scope.\n  Did you mean "string"?',
  ],
  [
    'a type without its import',
    `${proto3}message A {\n google.protobuf.Timestamp a = 1;\n}`,
    'a.proto:3:2: cannot find `google.protobuf.Timestamp` in this scope.\n  Add `import "google/protobuf/timestamp.proto";`.',
  ],
  [
    'a rule without its import',
    `${proto3}message A {\n string a = 1 [(buf.validate.field).required = true];\n}`,
    'a.proto:3:17: cannot find `buf.validate.field` in this scope.\n  Add `import "buf/validate/validate.proto";`.',
  ],
  [
    'an enum as a request',
    `${proto3}enum E { A = 0; }\nservice S { rpc R(E) returns (E); }`,
    'a.proto:3:19: expected message type, found enum type `E`.\n  Use a message here.',
  ],
  [
    'an import of nothing',
    `${proto3}import "nope.proto";`,
    'a.proto:2:1: imported file does not exist: `import "nope.proto";`.',
  ],
  [
    'an import with a typo',
    `${proto3}import "google/protobuf/timestmap.proto";`,
    'Did you mean "google/protobuf/timestamp.proto"? Paths start at the root',
  ],
  [
    'an import of a module of a registry',
    `${proto3}import "google/type/money.proto";`,
    'imported file does not exist: `import "google/type/money.proto";`.\n  Paths start at the root of the definitions, proto. Files of other modules must be there too: copy the file, or run `buf export buf.build/googleapis/googleapis --path google/type/money.proto --output proto`.',
  ],
  [
    'an import of a module that is not known',
    `${proto3}import "team/v1/money.proto";`,
    'or run `buf export MODULE --path team/v1/money.proto --output proto`.',
  ],
  [
    'an import from outside',
    `${proto3}import "../b.proto";`,
    'import path must not refer to parent directory: `"../b.proto"`.\n  Write the path from the root',
  ],
  [
    'an import of itself',
    `${proto3}import "a.proto";`,
    'a.proto:2:1: detected cyclic import while importing "a.proto"',
  ],
  [
    'an import twice',
    `${proto3}import "google/protobuf/any.proto";\nimport "google/protobuf/any.proto";`,
    'a.proto:3:1: file imported multiple times: `import "google/protobuf/any.proto";`.\n  Remove one of the two.',
  ],
  [
    'a mistake behind letters of several bytes',
    `${proto3}message A { /* é😀 */ Nope a = 1; }`,
    'a.proto:2:23: cannot find `Nope`',
  ],
])('%s is reported with its file, its line and a fix', async (_, content, expected) => {
  const said = await report(content);
  expect(said).toContain(expected);
  expect(said).toMatch(/^proto\/a\.proto.*\n {2}[A-Z]/);
  expect(said).not.toContain('undefined');
});

test.each([
  [
    '(buf.validate.field).string.uid = true',
    'cannot find message field `uid` in `buf.validate.StringRules`.\n  Did you mean "ulid"?',
  ],
  [
    'depricated = true',
    'cannot find message field `depricated` in `google.protobuf.FieldOptions`.\n  Did you mean "deprecated"?',
  ],
  ['deprecated = 7', 'mismatched types: `7`.\n  Look the option up'],
  ['deprecated = true, deprecated = false', 'option `deprecated` set multiple times.\n  Remove one'],
  ['(buf.validate.felt).required = true', 'cannot find `buf.validate.felt` in this scope.\n  Declare it'],
  ['(buf.validate.field).string.min_len = -1', 'literal out of range for `uint64`'],
  [
    '(buf.validate.field).int32.gt = 1',
    'Field "a" is of type string but has (buf.validate.field).int32 rules.\n  Use the rules of its type',
  ],
  [
    '(buf.validate.field).string.pattern = "^[a-z$"',
    'Field "a" has a (buf.validate.field).string.pattern that fails to compile: error parsing regexp: missing closing ]: `[a-z$`.\n  RE2 has no lookahead',
  ],
  ['(buf.validate.field).string.pattern = "(?=a)b"', 'invalid or unsupported Perl syntax: `(?=`'],
  [
    '(buf.validate.field).cel = {id: "a", expression: "this.b"}',
    "fails to compile: type 'string' does not support field selection",
  ],
  [
    '(buf.validate.field).string = {min_len: 5, max_len: 2}',
    '"a" has value 5 for (buf.validate.field).string.min_len, which must be lower than value 2',
  ],
])('the option %s is reported', async (option, expected) => {
  const said = await report(`${rules}message A {\n  string a = 1 [${option}];\n}`);
  expect(said).toContain(`proto/a.proto:4:`);
  expect(said).toContain(expected);
});

test('what could be written shorter is no mistake', async () => {
  const text = `${rules}message A { string a = 1 [(buf.validate.field).string = { min_len: 2, max_len: 2 }]; }`;
  expect(await report(text)).toBe('');
});

test('options, numbers and enums that are not valid are reported at once', async () => {
  const text = `${proto3}message A {\n int32 a = 0 [depricated = true];\n}\nenum E { X = 1; }`;
  expect((await problemsOf({ 'a.proto': text })).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '3: field number out of range: `0`.',
    '3: cannot find message field `depricated` in `google.protobuf.FieldOptions`.',
    '5: first value of open enum must be zero: `1`.',
  ]);
});

test('limits of 64 bits keep every digit, and lists keep their zeros', async () => {
  const text = `${rules}message A {
  uint64 a = 1 [(buf.validate.field).uint64 = {gte: 9007199254740993, lte: 18446744073709551615}];
  int64 b = 2 [(buf.validate.field).int64.gt = -0x7fffffffffffffff];
  uint32 c = 3 [(buf.validate.field).uint32.not_in = 0, (buf.validate.field).uint32.not_in = 7];
}`;
  const [a, b, c] = (await referenceOf({ 'a.proto': text })).files[0]!.messages[0]!.fields;
  expect(a!.rules).toEqual([{ text: '9007199254740993 to 18446744073709551615' }]);
  expect(b!.rules).toEqual([{ text: 'more than -9223372036854775807' }]);
  expect(c!.rules).toEqual([{ text: 'none of', code: '0, 7' }]);
});

test('a byte order mark and CRLF are legal', async () => {
  const text =
    '\ufeffsyntax = "proto3";\r\n\r\n// Says it.\r\nmessage A {\r\n  string a = 1; // and this\r\n}\r\n';
  const [message] = (await referenceOf({ 'a.proto': text })).files[0]!.messages;
  expect(message).toMatchObject({ line: 4, comments: { leading: 'Says it.' } });
  expect(message!.fields[0]!.comments.trailing).toBe('and this');
});

test('an import that starts at another folder is reported with the path of its file', async () => {
  const files = { 'team/v1/a.proto': `${proto3}import "b.proto";`, 'team/v1/b.proto': proto3 };
  expect(formatProblems(await problemsOf(files))).toContain(
    'Did you mean "team/v1/b.proto"? Paths start at the root',
  );
});

test('a name that a missing import could declare is not reported', async () => {
  const text = `${proto3}import "team/v1/money.proto";\nmessage A { team.v1.Money a = 1; int32 b = 0; }`;
  expect((await problemsOf({ 'a.proto': text })).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: imported file does not exist: `import "team/v1/money.proto";`.',
    '3: field number out of range: `0`.',
  ]);
});

describe('several files', () => {
  test('every bad file is reported at once, in the order of files and lines', async () => {
    const files = {
      'b.proto': `${proto3}message B {\n Nope b = 1;\n Nop c = 2; }`,
      'a.proto': 'syntax',
      'c.proto': new Uint8Array(),
    };
    const lines = formatProblems(await problemsOf(files)).split('\n');
    expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(': ')[0])).toEqual([
      'proto/a.proto:1:7',
      'proto/b.proto:3:2',
      'proto/b.proto:4:2',
      'proto/c.proto:1',
    ]);
  });

  test('a name in two files, a type without its import, and a circle of imports name both files', async () => {
    const a = `${proto3}package p;\nmessage A {}`;
    const b = `${proto3}package p;\nmessage B { A a = 1; }`;
    const placesOf = async (files: Record<string, string>) =>
      (await problemsOf(files)).map(({ file, line }) => `${file}:${line}`);
    expect(await placesOf({ 'a.proto': a, 'b.proto': a })).toEqual(['proto/a.proto:3']);
    expect(formatProblems(await problemsOf({ 'a.proto': a, 'b.proto': a }))).toContain(
      'proto/a.proto:3:9: `A` declared multiple times.\n  Also see proto/b.proto:3. Rename one of them.',
    );
    expect(formatProblems(await problemsOf({ 'a.proto': a, 'b.proto': b }))).toContain(
      'proto/b.proto:3:13: cannot find `A` in this scope.\n  Add `import "a.proto";`.',
    );
    const circle = { 'a.proto': `${proto3}import "b.proto";`, 'b.proto': `${proto3}import "a.proto";` };
    expect(await placesOf(circle)).toContain('proto/b.proto:2');
  });
});

test('a damaged file is either still valid or reported with its file, whatever the damage', async () => {
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
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      async (text, damages) => {
        let damaged = text;
        for (const { at, cut, put } of damages) {
          const start = at % damaged.length;
          damaged = damaged.slice(0, start) + put + damaged.slice(start + cut);
        }
        try {
          await createReference([sourceOf(Buffer.from(damaged, 'latin1'))]);
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

test('a long comment of words is read', async () => {
  const words = 'An ordinary sentence, with `code` in it. '.repeat(500);
  expect(await problemsOf({ 'a.proto': `${proto3}// ${words}\nmessage A {}` })).toEqual([]);
});
