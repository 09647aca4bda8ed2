import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { SiteError, formatProblems } from '../problem';
import { createReference } from './createReference';
import { problemsOf, sourceOf } from './fixtures/sourceOf';

const proto3 = 'syntax = "proto3";\n';
const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

/** The report of one file, from its first problem on. */
const report = (content: string | Uint8Array, others: Record<string, string> = {}) =>
  formatProblems(problemsOf({ 'a.proto': content, ...others }));

test('a number that its type cannot hold is refused, one in hexadecimal is read whole', () => {
  const field = (type: string, rule: string) =>
    `${proto3}import "buf/validate/validate.proto"; message A { ${type} a = 1 [(buf.validate.field).${type}.${rule}]; }`;
  expect(report(field('double', 'lt = 1e400'))).toContain(
    'found "1e400", expected a number that a double can hold, or inf.',
  );
  expect(report(field('float', 'lt = -1e39'))).toContain('expected a number that a float can hold, or inf.');
  const [file] = createReference([sourceOf(field('double', 'lt = 0x1F'))]).files;
  expect(file!.messages[0]!.fields[0]!.rules).toEqual([{ text: 'less than 31' }]);
});

test.each(['nan', '-nan', 'inf', '-inf'])('an option may be %s', (value) => {
  const options = `(d) = ${value}, (o) = { d: ${value} }`;
  const text = `${proto3}import "google/protobuf/descriptor.proto";
message O { float d = 1; }
extend google.protobuf.FieldOptions { double d = 50000; O o = 50001; }
message A { int32 a = 1 [${options}]; }`;
  expect(problemsOf({ 'a.proto': text })).toEqual([]);
});

test.each([
  ['option features.enum_type = CLOSED; enum E { A = 1; }', true],
  ['option features = { enum_type: CLOSED }; message M { enum E { A = 1; } }', true],
  ['enum E { option features.enum_type = CLOSED; A = 1; }', true],
  ['enum E { option features = { enum_type: CLOSED }; A = 1; }', true],
  ['option features.enum_type = CLOSED; enum E { option features.enum_type = OPEN; A = 1; }', false],
  ['option features.enum_type = OPEN; enum E { option features.enum_type = CLOSED; A = 1; }', true],
  ['enum E { A = 1; }', false],
])('in an edition only a closed enum may begin at one: %s', (text, legal) => {
  const problem = 'the first value of the enum "E" is 1; expected 0.';
  expect(problemsOf({ 'a.proto': `edition = "2023"; ${text}` }).map(({ message }) => message)).toEqual(
    legal ? [] : [problem],
  );
});

describe('text', () => {
  test('an empty file, or one with only comments, says what was expected', () => {
    expect(report('')).toMatchInlineSnapshot(`
      "proto/a.proto:1:1: the file is empty; expected a definition that begins with \`syntax = "proto3";\`.
        Write the definition, or remove the file."
    `);
    expect(report(' \n\t')).toBe(report(''));
    expect(report('\n\u00a0\u3000')).toContain(
      'proto/a.proto:2:1: found the character U+00A0, a non-breaking space',
    );
    expect(report('// only\n/* this */')).toContain('proto/a.proto:1:1: the file holds nothing but comments');
  });

  test('a binary file is named as one, at its first zero byte', () => {
    expect(report(bytes('ab\nc', 0, 1, 0xff))).toMatchInlineSnapshot(`
      "proto/a.proto:2:2: the file holds a zero byte, so it is binary; expected the text of a definition.
        Replace the file with the .proto source, not with a compiled descriptor or another encoding."
    `);
  });

  test('bytes that are not UTF-8 are shown with their place', () => {
    expect(report(bytes(proto3, '// caf', 0xe9, '\n'))).toMatchInlineSnapshot(`
      "proto/a.proto:2:7: the byte 0xe9 is not UTF-8; expected text in UTF-8.
        Save the file as UTF-8."
    `);
    expect(report(bytes(proto3, '// é€ and half a ', 0xe2, 0x82))).toContain(
      'proto/a.proto:2:18: the byte 0xe2',
    );
  });

  test('a byte order mark and CRLF are legal', () => {
    const text =
      '\ufeffsyntax = "proto3";\r\n\r\n// Says it.\r\nmessage A {\r\n  string a = 1; // and this\r\n}\r\n';
    const [file] = createReference([sourceOf(text)]).files;
    expect(file!.messages[0]).toMatchObject({ name: 'A', line: 4, comments: { leading: 'Says it.' } });
    expect(file!.messages[0]!.fields[0]!.comments.trailing).toBe('and this');
    expect(report(text.replace('= 1', '= x'))).toContain('proto/a.proto:5:14: found "x"');
  });

  test('lines that end as on old Macs are refused: all that follows a comment would be part of it', () => {
    expect(report('syntax = "proto3";\r// Says it.\rmessage A {}\r')).toMatchInlineSnapshot(`
      "proto/a.proto:1:19: the lines end in a carriage return alone; expected a line feed, with or without one.
        Save the file with line ends of Unix or Windows."
    `);
  });

  test('a merge that was not finished is named as one', () => {
    const text = `${proto3}message A {\n<<<<<<< HEAD\n  string a = 1;\n=======\n  string b = 1;\n>>>>>>> b\n}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:3:1: found "<<<<<<<", which marks a conflict of two versions; expected one of them.
        Keep one of the two, and remove the marks."
    `);
  });

  test('an escape that no string has is shown with its place', () => {
    const text = `${proto3}package p;\nmessage A {\n  string a = 1 [json_name = "a\\qb"];\n}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:4:31: found the escape \\q in the string "a\\qb"; expected one of \\a \\b \\f \\n \\r \\t \\v \\\\ \\' \\" \\?, up to three octal digits, \\x and up to two hexadecimal ones, \\u and four, or \\U and eight up to 0010ffff.
        Write "\\\\" for a backslash of the text, or remove the backslash."
    `);
    const found = (escape: string) => report(`${proto3}option java_package = "${escape}";`);
    for (const escape of ['\\8', '\\x', '\\xg', '\\u12', '\\U0001', '\\U00110000', '\\ ', '\\\n', '\\é']) {
      expect(found(`ok${escape}`)).toContain('proto/a.proto:2:26: ');
    }
    const legal = String.raw`\a\b\f\n\r\t\v\\\'\"\?\0\12\377\x1\XfF\u00e9\U0001F600`;
    expect(problemsOf({ 'a.proto': `${proto3}option java_package = "${legal}";` })).toEqual([]);
  });

  test('white space that only looks like a space is named: a non-breaking one, a second byte-order mark', () => {
    expect(report(`${proto3}message\u00a0A {}`)).toMatchInlineSnapshot(`
      "proto/a.proto:2:8: found the character U+00A0, a non-breaking space; expected white space to be spaces, tabs and line ends.
        Replace the character with an ordinary space, or remove it."
    `);
    expect(report(`\ufeff\ufeff${proto3}`)).toMatchInlineSnapshot(`
      "proto/a.proto:1:1: found the character U+FEFF, a byte-order mark; expected white space to be spaces, tabs and line ends.
        Remove the character: only one may stand, at the very start of the file."
    `);
    for (const [space, name] of [
      ['\u3000', 'U+3000'],
      ['\u200b', 'U+200B'],
      ['\u2028', 'U+2028'],
      ['\u0001', 'U+0001'],
    ]) {
      expect(report(`${proto3}enum E { A = 0; B = -${space}1; }`)).toContain(`found the character ${name}`);
    }
    expect(
      problemsOf({ 'a.proto': `${proto3}message\t\v\f\r\nA { string a = 1; /* \u00a0\ufeff */ }` }),
    ).toEqual([]);
  });
});

describe('grammar', () => {
  test.each([
    ['a missing equals sign', 'message A { string a 1; }', '2:22: found "1", expected "="'],
    [
      'a missing semicolon',
      'message A {\n  string a = 1\n  string b = 2;\n}',
      '4:3: found "string", expected ";"',
    ],
    ['a number that is none', 'message A { string a = one; }', '2:24: found "one", expected a whole number'],
    ['a second number', 'message A { int32 a = 1 1; }', '2:25: found "1", expected ";"'],
    ['a name that begins with a digit', 'message 1A {}', '2:9: found "1A", expected a type name'],
    ['a misspelt keyword', 'mesage A {}', 'Did you mean "message"?'],
    ['a label that the syntax lacks', 'message A { required string a = 1; }', '2:13: found "required"'],
    [
      'a misspelt word inside a call',
      'service S { rpc R(A) return (A); }',
      '2:22: found "return", expected "returns"',
    ],
    [
      'an option without a value',
      'message A { string a = 1 [deprecated = ]; }',
      '2:40: found "]", expected a value',
    ],
    [
      'an option without an equals sign',
      'message A { string a = 1 [deprecated true]; }',
      '2:38: found "true", expected "="',
    ],
    ['an option of two names', 'message A { option a b = 1; }', '2:22: found "b", expected "="'],
    [
      'a label in a oneof',
      'message A { oneof o { repeated string a = 1; } }',
      '2:23: found "repeated" in a oneof; expected a field without a label',
    ],
    [
      'a label before a map',
      'message A { repeated map<string, string> a = 1; }',
      '2:13: found "repeated" before a map; expected no label',
    ],
    ['a second package', 'package a;\npackage b;', '3:1: found a second "package"; expected one at most'],
    ['an import without quotes', 'import a;', '2:8: found "a"'],
    ['a string that is not closed', 'import "a;\n', '2:8: the string "\\"a;" is never closed'],
    ['a comment that is not closed', '/* a', '2:1: the comment that begins here is never closed'],
    ['a brace that is not closed', 'message A {\n  message B {\n}', '2:11: the "{" here is never closed'],
    ['a brace too many', 'message A {}\n}', '3:1: this "}" closes nothing'],
    ['a character that is no part of the language', 'message A { @ }', '2:13: found "@"'],
    ['a file that breaks off', 'message A { string a =', '2:11: the "{" here is never closed'],
    ['a statement that breaks off', 'import "b.proto"', '2:17: found the end of the file, expected ";"'],
    [
      'declarations that are nested without end',
      'message A { '.repeat(5000) + '}'.repeat(5000),
      'nested 5000 deep',
    ],
  ])('%s', (_, text, expected) => {
    const problems = problemsOf({ 'a.proto': proto3 + text });
    expect(problems).toHaveLength(1);
    expect(formatProblems(problems)).toContain(expected);
  });

  test('an unknown syntax or edition is named', () => {
    expect(report('syntax = "proto4"; message A {}')).toContain(
      '1:10: found "proto4", expected "proto2" or "proto3"',
    );
    expect(report('edition = "1999"; message A {}')).toContain(
      '1:11: found "1999", expected "2023" or "2024"',
    );
  });
});

describe('meaning', () => {
  test('numbers: doubled, out of range, kept by the implementation, reserved or for extensions', () => {
    const text = `syntax = "proto2";
message A {
  reserved 9, 20 to 30;
  extensions 100 to max;
  optional int32 a = 1;
  optional int32 b = 1;
  optional int32 c = 0;
  optional int32 d = 536870912;
  optional int32 e = 19000;
  optional int32 f = 25;
  optional int32 g = 100;
}
enum E {
  reserved 3;
  E_A = 1;
  E_B = 1;
  E_C = 3;
  E_D = 2147483648;
}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:6:22: the field "b" has the number 1, which "a" of the same message has already (line 5).
        Give it a number that is free in A, such as 2.
      proto/a.proto:7:22: the field "c" has the number 0; expected one from 1 to 536870911.
        Choose another number.
      proto/a.proto:8:22: the field "d" has the number 536870912; expected one from 1 to 536870911.
        Choose another number.
      proto/a.proto:9:22: the field "e" has the number 19000; 19000 to 19999 belong to the protobuf implementation.
        Choose another number.
      proto/a.proto:9:22: the field "e" has the number 19000, which is kept for extensions (line 4).
        Choose a number outside the range.
      proto/a.proto:10:22: "f" has the number 25, which is reserved (line 3).
        Choose another number.
      proto/a.proto:11:22: the field "g" has the number 100, which is kept for extensions (line 4).
        Choose a number outside the range.
      proto/a.proto:16:9: the value "E_B" is 1, which "E_A" of the same enum is already (line 15).
        Choose another number, or allow it with \`option allow_alias = true;\`.
      proto/a.proto:17:9: "E_C" has the number 3, which is reserved (line 14).
        Choose another number.
      proto/a.proto:18:9: the value "E_D" is 2147483648; expected a number that fits into 32 bits.
        Choose another number."
    `);
  });

  test('ranges: of numbers the wrong way round, and sharing numbers', () => {
    const text = `syntax = "proto2";
message A {
  reserved 9 to 3;
  reserved 20 to 30, 25;
  extensions 50 to 40;
  extensions 28 to 35, 100 to max;
}
enum E {
  E_A = 0;
  reserved 5 to 2;
  reserved -3 to -1, -1;
}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:3:12: the range begins at 9 and ends at 3; expected its lower end first.
        Write \`3 to 9\`.
      proto/a.proto:4:22: 25 is kept from use already, as part of 20 to 30 (line 4).
        Remove one of the two.
      proto/a.proto:5:14: the range begins at 50 and ends at 40; expected its lower end first.
        Write \`40 to 50\`.
      proto/a.proto:6:14: 28 to 35 is kept from use already, as part of 20 to 30 (line 4).
        Remove one of the two.
      proto/a.proto:10:12: the range begins at 5 and ends at 2; expected its lower end first.
        Write \`2 to 5\`.
      proto/a.proto:11:22: -1 is kept from use already, as part of -3 to -1 (line 11).
        Remove one of the two."
    `);
  });

  test('extensions: a number that the message does not keep for them, one that is taken, and labels that they cannot have', () => {
    const text = `syntax = "proto2";
message A { extensions 100 to 200; }
extend A {
  optional int32 a = 100;
  optional int32 b = 100;
  optional int32 c = 300;
  required int32 d = 101;
}
message B { extend A { optional int32 e = 100; } }`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:5:22: the extension "b" has the number 100, which "a" has already in proto/a.proto:4.
        Choose another number.
      proto/a.proto:6:22: the extension "c" has the number 300, which A does not keep for extensions.
        Choose one of 100 to 200.
      proto/a.proto:7:18: the extension "d" is required; expected "optional" or "repeated".
        Change the label.
      proto/a.proto:9:43: the extension "e" has the number 100, which "a" has already in proto/a.proto:4.
        Choose another number."
    `);
    expect(report('syntax = "proto2"; extend Missing { optional int32 a = 1; }')).toContain(
      'there is no type "Missing"',
    );
  });

  test('what proto3 does not have: groups, numbers kept for extensions, extensions of anything but options', () => {
    const text = `${proto3}message A {
  extensions 100 to 200;
  repeated group Old = 1 {}
}
extend A { string a = 100; }`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:3:14: the message keeps numbers for extensions; messages of proto3 have none.
        Remove the range, or write the file in proto2 or an edition.
      proto/a.proto:4:18: "Old" is a group; only proto2 has groups.
        Declare a message, and a field of its type.
      proto/a.proto:6:8: "a" extends A; in proto3 only options can be extended, such as google.protobuf.FieldOptions.
        Move the field into the message, or write the file in proto2 or an edition."
    `);
  });

  test('names: doubled in a message, in a service, in a package, across files, and reserved', () => {
    const text = `${proto3}package p;
message A {
  reserved "old";
  string a = 1;
  string a = 2;
  string old = 3;
}
message A {}
service S {
  rpc R(A) returns (A);
  rpc R(A) returns (A);
}
enum E { E_A = 0; }
enum F { E_A = 0; }
`;
    const problems = problemsOf({ 'a.proto': text, 'b.proto': `${proto3}package p;\nmessage A {}` });
    expect(
      problems.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
    ).toEqual([
      'proto/a.proto:7:10: the name "old" is reserved (line 4).',
      'proto/a.proto:6:10: the field "a" has a name that is taken: p.A.a is the field in proto/a.proto:5.',
      'proto/a.proto:9:9: the message "A" has a name that is taken: p.A is the message in proto/a.proto:3.',
      'proto/a.proto:15:10: the value "E_A" has a name that is taken: p.E_A is the value in proto/a.proto:14.',
      'proto/a.proto:12:7: the rpc "R" has a name that is taken: p.S.R is the rpc in proto/a.proto:11.',
      'proto/b.proto:3:9: the message "A" has a name that is taken: p.A is the message in proto/a.proto:3.',
    ]);
  });

  test('fields: a default value in proto3, and two names that are the same in JSON', () => {
    const fields = 'string foo_bar = 1; string fooBar = 2; string a = 3 [json_name = "x"]; string x = 4;';
    expect(report(`${proto3}message A { ${fields} int32 b = 5 [default = 1]; }`)).toMatchInlineSnapshot(`
      "proto/a.proto:2:40: the field "fooBar" is "fooBar" in JSON, as "foo_bar" of the same message is already (line 2).
        Rename one of the two, or give it another name with \`[json_name = "…"]\`.
      proto/a.proto:2:91: the field "x" is "x" in JSON, as "a" of the same message is already (line 2).
        Rename one of the two, or give it another name with \`[json_name = "…"]\`.
      proto/a.proto:2:121: the field "b" has a default value; proto3 has none.
        Remove the option: a field that is left out is empty, zero or false."
    `);
    expect(problemsOf({ 'a.proto': `edition = "2023"; message A { int32 b = 5 [default = 1]; }` })).toEqual(
      [],
    );
    const optional = fields.replaceAll('string ', 'optional string ');
    expect(problemsOf({ 'a.proto': `syntax = "proto2"; message A { ${optional} }` })).toEqual([]);
  });

  test('types: unknown, not imported, of the wrong kind', () => {
    const text = `${proto3}package p;
message Account {
  strng a = 1;
  Acount b = 2;
  google.protobuf.Timestamp c = 3;
  Other d = 4;
}
enum Kind { KIND_A = 0; }
service S { rpc R(Kind) returns (string); }
extend Kind { string f = 6; }
`;
    const others = {
      'b.proto': `${proto3}package p;\nmessage Other { google.protobuf.Timestamp at = 1; }\nimport "google/protobuf/timestamp.proto";`,
    };
    expect(report(text, others)).toMatchInlineSnapshot(`
      "proto/a.proto:4:3: there is no type "strng"; expected a message or an enum.
        Did you mean "string"?
      proto/a.proto:5:3: there is no type "Acount"; expected a message or an enum.
        Did you mean "Account"?
      proto/a.proto:6:3: "google.protobuf.Timestamp" is declared in a file that this one does not import; expected a message or an enum of this file or of an import.
        Add \`import "google/protobuf/timestamp.proto";\`.
      proto/a.proto:7:3: "Other" is declared in a file that this one does not import; expected a message or an enum of this file or of an import.
        Add \`import "b.proto";\`.
      proto/a.proto:10:19: "Kind" is the enum p.Kind; expected a message.
        Name a message here.
      proto/a.proto:10:34: found the type "string", expected a message.
        Put the value into a message.
      proto/a.proto:11:8: "Kind" is the enum p.Kind; expected a message.
        Name a message here."
    `);
  });

  test('imports: missing, outside the root, of themselves, in a ring', () => {
    const files = {
      'a.proto': `${proto3}import "x/b.proto";\nimport "../secret.proto";\nimport "/etc/passwd";\nimport "nope.proto";\nmessage A {}`,
      'x/b.proto': `${proto3}import "x/c.proto";\nmessage B {}`,
      'x/c.proto': `${proto3}import "x/d.proto";\nmessage C {}`,
      'x/d.proto': `${proto3}import "x/b.proto";\nimport "x/d.proto";\nimport "c.proto";\nmessage D {}`,
    };
    expect(formatProblems(problemsOf(files))).toMatchInlineSnapshot(`
      "proto/a.proto:3:8: the import "../secret.proto" is not a path under the root; files outside it cannot be imported.
        Write the path from the root with forward slashes and without "." and "..": "mgmt/v1alpha1/job.proto".
      proto/a.proto:4:8: the import "/etc/passwd" is not a path under the root; files outside it cannot be imported.
        Write the path from the root with forward slashes and without "." and "..": "mgmt/v1alpha1/job.proto".
      proto/a.proto:5:8: the import "nope.proto" does not exist; expected a file under the root, or one of google/protobuf/ or buf/validate/validate.proto.
        Paths begin at the root of the definitions, not at the folder of the file.
      proto/x/d.proto:2:8: the import "x/b.proto" closes a ring: x/b.proto → x/c.proto → x/d.proto → x/b.proto.
        Move what both files need into a third one.
      proto/x/d.proto:3:8: the file imports itself ("x/d.proto").
        Remove the import.
      proto/x/d.proto:4:8: the import "c.proto" does not exist; expected a file under the root, or one of google/protobuf/ or buf/validate/validate.proto.
        Did you mean "x/c.proto"? Paths begin at the root of the definitions, not at the folder of the file."
    `);
  });

  test('options: unknown, of the wrong type, set twice, from an extension that is not there', () => {
    const text = `${proto3}import "buf/validate/validate.proto";
message A {
  string a = 1 [(buf.validate.field).string.uid = true];
  string b = 2 [depricated = true];
  string c = 3 [deprecated = 1, deprecated = false];
  string d = 4 [(buf.validate.felt).required = true];
  string e = 5 [(buf.validate.field).required = true, (buf.validate.field).required = true];
  string f = 6 [(buf.validate.field).ignore = IGNORE_NEVER];
  string g = 7 [(buf.validate.field).string = {min_len: -1.5}];
  string h = 8 [(buf.validate.field).string.min_len = 1, (buf.validate.field).string = {max_len: 2}];
  string i = 9 [(buf.validate.field).required.a = 1, (buf.validate.field) = true, deprecated = {a: 1}];
}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:4:37: buf.validate.StringRules has no option "uid"; expected one of its fields, or an extension in parentheses.
        Did you mean "ulid"? See its definition for the names.
      proto/a.proto:5:17: google.protobuf.FieldOptions has no option "depricated"; expected one of its fields, or an extension in parentheses.
        Did you mean "deprecated"? See its definition for the names.
      proto/a.proto:6:30: found "1", expected true or false.
        Change the value.
      proto/a.proto:7:18: there is no extension "buf.validate.felt"; expected an extension.
        Did you mean "buf.validate.field"?
      proto/a.proto:8:75: the option "required" is set a second time.
        Remove one of the two.
      proto/a.proto:9:47: found "IGNORE_NEVER", expected a value of the enum buf.validate.Ignore.
        Its values: IGNORE_UNSPECIFIED, IGNORE_IF_ZERO_VALUE, IGNORE_ALWAYS.
      proto/a.proto:10:57: found "-1.5", expected a whole number (uint64).
        Change the value.
      proto/a.proto:11:78: the option "string" is set a second time.
        Remove one of the two.
      proto/a.proto:12:37: "required" has no fields of its own: its type is bool.
        Set it with "=".
      proto/a.proto:12:77: found "true", expected a message buf.validate.FieldRules in braces.
        Change the value.
      proto/a.proto:12:96: found "{", expected a value of the type bool.
        Change the value."
    `);
  });

  test('enums and oneofs without content, and an enum that does not begin at zero', () => {
    expect(report(`${proto3}enum E {}`)).toContain('2:6: the enum "E" has no value');
    expect(report(`${proto3}enum E { A = 1; }`)).toContain(
      '2:14: the first value of the enum "E" is 1; expected 0.',
    );
    expect(report(`${proto3}message A { oneof o {} }`)).toContain('2:19: the oneof "o" has no field');
  });

  test('default values that do not fit the type of their field', () => {
    const text = `syntax = "proto2";
enum E { E_A = 0; E_B = 1; }
message M {}
message A {
  optional int32 a = 1 [default = "one"];
  optional int32 b = 2 [default = 2147483648];
  optional uint64 c = 3 [default = -1];
  optional E d = 4 [default = E_C];
  optional E e = 5 [default = 1];
  optional bool f = 6 [default = yes];
  optional string g = 7 [default = text];
  optional double h = 8 [default = "1.5"];
  optional int64 i = 9 [default = 1.5];
  repeated int32 j = 10 [default = 1];
  optional M k = 11 [default = 1];
  optional int32 l = 12 [default = 1, default = 2];
  extensions 100;
}
extend A { optional sint32 m = 100 [default = -0x80000001]; }`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:5:35: the field "a" has the default value "one"; expected a whole number (int32).
        Change the value, or the type of the field.
      proto/a.proto:6:35: the field "b" has the default value "2147483648"; expected a whole number from -2147483648 to 2147483647 (int32).
        Change the value, or the type of the field.
      proto/a.proto:7:36: the field "c" has the default value "-1"; expected a whole number from 0 to 18446744073709551615 (uint64).
        Change the value, or the type of the field.
      proto/a.proto:8:31: the field "d" has the default value "E_C"; expected a value of the enum E.
        Did you mean "E_A"? Its values: E_A, E_B.
      proto/a.proto:9:31: the field "e" has the default value "1"; expected a value of the enum E.
        Its values: E_A, E_B.
      proto/a.proto:10:34: the field "f" has the default value "yes"; expected true or false.
        Change the value, or the type of the field.
      proto/a.proto:11:36: the field "g" has the default value "text"; expected a string in quotes.
        Change the value, or the type of the field.
      proto/a.proto:12:36: the field "h" has the default value "1.5"; expected a number.
        Change the value, or the type of the field.
      proto/a.proto:13:35: the field "i" has the default value "1.5"; expected a whole number (int64).
        Change the value, or the type of the field.
      proto/a.proto:14:36: the field "j" has the default value "1", and is repeated; expected none.
        Remove the option.
      proto/a.proto:15:32: the field "k" has the default value "1", and is of the message M; expected none.
        Remove the option.
      proto/a.proto:16:49: the field "l" has a second default value; expected one.
        Remove one of the two.
      proto/a.proto:19:47: the field "m" has the default value "-0x80000001"; expected a whole number from -2147483648 to 2147483647 (sint32).
        Change the value, or the type of the field."
    `);
    const legal = `syntax = "proto2";
enum E { E_A = 0; E_B = 1; }
message A {
  optional int32 a = 1 [default = -2147483648];
  optional int64 b = 2 [default = -0x8000000000000000];
  optional uint64 c = 3 [default = 18446744073709551615];
  optional E d = 4 [default = E_B];
  optional bool e = 5 [default = false];
  optional float f = 6 [default = -inf];
  optional float n = 11 [default = -nan];
  optional double g = 7 [default = 1e3];
  optional bytes h = 8 [default = "\\377"];
  optional fixed32 i = 9 [default = 037777777777];
  oneof o { string j = 10 [default = "a" 'b']; }
}`;
    expect(problemsOf({ 'a.proto': legal })).toEqual([]);
    expect(report(`edition = "2023"; message A { int32 a = 1 [default = "1"]; }`)).toContain(
      '1:54: the field "a" has the default value "1"; expected a whole number',
    );
    expect(
      report(
        `edition = "2023"; message A { int32 a = 1 [features.field_presence = IMPLICIT, default = 1]; }`,
      ),
    ).toContain('the field "a" has a default value, and no presence');
  });

  test('a number in an option that does not fit its type', () => {
    const text = `${proto3}import "buf/validate/validate.proto";
message A {
  int32 a = 1 [(buf.validate.field).int32.lt = 3000000000];
  string b = 2 [(buf.validate.field).string.min_len = -1];
}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:4:48: found "3000000000", expected a whole number from -2147483648 to 2147483647 (int32).
        Change the value.
      proto/a.proto:5:55: found "-1", expected a whole number from 0 to 18446744073709551615 (uint64).
        Change the value."
    `);
  });

  test('rules for a type that is not the one of the field', () => {
    const text = `${proto3}import "buf/validate/validate.proto";
import "google/protobuf/duration.proto";
import "google/protobuf/wrappers.proto";
enum E { E_A = 0; }
message A {
  string a = 1 [(buf.validate.field).int32 = {gt: 1}];
  string b = 2 [(buf.validate.field).int64.gt = 1];
  int32 c = 3 [(buf.validate.field).string.min_len = 1];
  int32 d = 4 [(buf.validate.field) = {required: true, string: {min_len: 1}}];
  repeated string e = 5 [(buf.validate.field).string.min_len = 1];
  repeated string f = 6 [(buf.validate.field).repeated.items.int32.gt = 1];
  map<string, int32> g = 7 [(buf.validate.field).map = {keys: {int32: {gt: 1}}, values: {int64: {gt: 1}}}];
  A h = 8 [(buf.validate.field).string.min_len = 1];
  google.protobuf.Duration i = 9 [(buf.validate.field).timestamp.lt_now = true];
  google.protobuf.StringValue j = 10 [(buf.validate.field).int32.gt = 1];
  E k = 11 [(buf.validate.field).int32.gt = 1];
  sint32 l = 12 [(.buf.validate.field).int32.gt = 1];
}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:7:37: found rules for "int32", but the field "a" is of the type string; expected those for "string".
        Write the rules that "string" has, or change the type.
      proto/a.proto:8:37: found rules for "int64", but the field "b" is of the type string; expected those for "string".
        Write the rules that "string" has, or change the type.
      proto/a.proto:9:36: found rules for "string", but the field "c" is of the type int32; expected those for "int32".
        Write the rules that "int32" has, or change the type.
      proto/a.proto:10:56: found rules for "string", but the field "d" is of the type int32; expected those for "int32".
        Write the rules that "int32" has, or change the type.
      proto/a.proto:11:46: found rules for "string", but the field "e" is repeated; expected those for "repeated".
        Write the rules that "repeated" has, or change the type.
      proto/a.proto:12:46: found rules for "int32", but the items of "f" are of the type string; expected those for "string".
        Write the rules that "string" has, or change the type.
      proto/a.proto:13:64: found rules for "int32", but the keys of "g" are of the type string; expected those for "string".
        Write the rules that "string" has, or change the type.
      proto/a.proto:13:90: found rules for "int64", but the values of "g" are of the type int32; expected those for "int32".
        Write the rules that "int32" has, or change the type.
      proto/a.proto:14:32: found rules for "string", but the field "h" is of the type A; expected none for one type of values.
        Put rules on the fields of the message, or write the rule in CEL.
      proto/a.proto:15:55: found rules for "timestamp", but the field "i" is of the type google.protobuf.Duration; expected those for "duration".
        Write the rules that "duration" has, or change the type.
      proto/a.proto:16:59: found rules for "int32", but the field "j" is of the type google.protobuf.StringValue; expected those for "string".
        Write the rules that "string" has, or change the type.
      proto/a.proto:17:33: found rules for "int32", but the field "k" is of the type E; expected those for "enum".
        Write the rules that "enum" has, or change the type.
      proto/a.proto:18:39: found rules for "int32", but the field "l" is of the type sint32; expected those for "sint32".
        Write the rules that "sint32" has, or change the type."
    `);
    const legal = `${proto3}import "buf/validate/validate.proto";
import "google/protobuf/duration.proto";
import "google/protobuf/wrappers.proto";
enum E { E_A = 0; }
message A {
  string a = 1 [(buf.validate.field).string = {min_len: 1}, (buf.validate.field).cel = {id: "a" expression: "true"}];
  repeated E b = 2 [(buf.validate.field).repeated = {min_items: 1, items: {enum: {defined_only: true}}}];
  map<string, A> c = 3 [(buf.validate.field).map.keys.string.min_len = 1, (buf.validate.field).map.values.required = true];
  google.protobuf.Duration d = 4 [(buf.validate.field).duration.gt.seconds = 1];
  google.protobuf.UInt64Value e = 5 [(buf.validate.field).uint64.gt = 1];
  optional bytes f = 6 [(buf.validate.field).bytes.min_len = 1];
}`;
    expect(problemsOf({ 'a.proto': legal })).toEqual([]);
  });

  test('patterns that RE2 cannot read', () => {
    const of = (pattern: string) =>
      `${proto3}import "buf/validate/validate.proto";\nmessage A {\n  string a = 1 [(buf.validate.field).string.pattern = ${JSON.stringify(pattern)}];\n}`;
    expect(report(of('^[a-z$'))).toMatchInlineSnapshot(`
      "proto/a.proto:4:55: found the pattern "^[a-z$", expected a regular expression of RE2: missing closing ], \`[a-z$\`.
        Mend the pattern. RE2 has no lookahead, no lookbehind and no references back; a rule in CEL may say what they would."
    `);
    for (const [pattern, fault] of [
      ['(a', 'missing closing ), `(a`'],
      ['a)', 'unexpected ), `a)`'],
      ['*a', 'missing argument to repetition operator, `*`'],
      ['a**', 'invalid nested repetition operator, `**`'],
      ['a{2,1}', 'invalid repeat count, `{2,1}`'],
      ['a{1001}', 'invalid repeat count, `{1001}`'],
      ['[b-a]', 'invalid character class range, `b-a`'],
      ['(a)\\1', 'it has no references back to a group, `\\1`'],
      ['(?=a)b', 'it has no lookahead, `(?=`'],
      ['(?!a)b', 'it has no lookahead, `(?!`'],
      ['(?<=a)b', 'it has no lookbehind, `(?<=a)b`'],
      ['(?<!a)b', 'it has no lookbehind, `(?<!a)b`'],
      ['(?>a)', 'invalid or unsupported Perl syntax, `(?>`'],
      ['(?P=n)', 'invalid or unsupported Perl syntax, `(?P`'],
      ['\\p{Nope}', 'invalid character class range, `\\p{Nope}`'],
      ['\\y', 'invalid escape sequence, `\\y`'],
      ['a\\', 'trailing backslash at end of expression'],
    ] as const) {
      expect(report(of(pattern)), pattern).toContain(
        `proto/a.proto:4:55: found the pattern ${JSON.stringify(pattern)}, expected a regular expression of RE2: ${fault}.`,
      );
    }
    const aggregate = `${proto3}import "buf/validate/validate.proto";
message A {
  repeated string a = 1 [(buf.validate.field).repeated.items = {string: {pattern: "(" "?=a)"}}];
  map<string, bytes> b = 2 [(buf.validate.field).map = {keys: {string: {pattern: "("}}, values: {bytes: {pattern: ")"}}}];
}`;
    expect(problemsOf({ 'a.proto': aggregate })).toHaveLength(3);
    for (const legal of [
      '^[a-z0-9-_]{1,100}$',
      '(?i)a(?P<name>b)(?:c)(?s:.)',
      '\\A[[:alpha:]\\d]+\\z',
      '\\pL\\p{Greek}\\Q*[\\E',
      '[]a]{,2}\\.\\-\\x{1F600}',
      '(?<name>a)??',
      '',
    ]) {
      expect(problemsOf({ 'a.proto': of(legal) }), legal).toEqual([]);
    }
  });

  test('an import that is there already', () => {
    const text = `${proto3}import "b.proto";\nimport public "b.proto";\nimport "b" ".proto";\nmessage A { B b = 1; }`;
    expect(report(text, { 'b.proto': `${proto3}message B {}` })).toMatchInlineSnapshot(`
      "proto/a.proto:3:15: the file imports "b.proto" a second time; expected each file once (line 2).
        Remove one of the two: keep the public one if those who import this file need what is in there.
      proto/a.proto:4:8: the file imports "b.proto" a second time; expected each file once (line 2).
        Remove one of the two."
    `);
  });

  test('names that the entry of a map has already', () => {
    const text = `${proto3}package p;
message A {
  map<string, string> foo_bar = 1;
  message FooBarEntry {}
  map<string, string> b = 2;
  enum BEntry { B_A = 0; }
  map<string, string> c2_x = 3;
  string C2XEntry = 4;
  map<string, string> fine = 5;
  message fineEntry {}
}
message FineEntry {}`;
    expect(report(text)).toMatchInlineSnapshot(`
      "proto/a.proto:5:11: the message p.A.FooBarEntry (proto/a.proto:5) has the name of the entry that is made for the map "foo_bar" (line 4); expected another.
        Rename one of the two.
      proto/a.proto:7:8: the enum p.A.BEntry (proto/a.proto:7) has the name of the entry that is made for the map "b" (line 6); expected another.
        Rename one of the two.
      proto/a.proto:9:10: the field p.A.C2XEntry (proto/a.proto:9) has the name of the entry that is made for the map "c2_x" (line 8); expected another.
        Rename one of the two."
    `);
    expect(
      report('syntax = "proto2"; message A { map<int32, int32> foo_x = 1; map<int32, int32> fooX = 2; }'),
    ).toContain('1:79: the map "fooX" has an entry called A.FooXEntry, as the map "foo_x" has (line 1)');
  });

  test('a package with the name of a message, an enum or a service of the tree', () => {
    const files = {
      'a.proto': `${proto3}package a;\nmessage B { message C {} }\nenum E { E_A = 0; }\nservice S {}`,
      'b.proto': `${proto3}package a.B.C;\nmessage X {}`,
      'c.proto': `${proto3}package a.B;\nmessage Y {}`,
      'd.proto': `${proto3}package a.E;\nmessage Z {}`,
      'e.proto': `${proto3}package a.S.v1;\nmessage Z {}`,
      'f.proto': `${proto3}package a.Fine;\nmessage E {}`,
      'g.proto': `${proto3}message google {}`,
    };
    expect(formatProblems(problemsOf(files))).toMatchInlineSnapshot(`
      "proto/b.proto:2:9: the package "a.B.C" has a name that is taken: a.B is the message in proto/a.proto:3.
        Rename the package or the declaration: a name stands for one thing in the whole tree.
      proto/d.proto:2:9: the package "a.E" has a name that is taken: a.E is the enum in proto/a.proto:4.
        Rename the package or the declaration: a name stands for one thing in the whole tree.
      proto/e.proto:2:9: the package "a.S.v1" has a name that is taken: a.S is the service in proto/a.proto:5.
        Rename the package or the declaration: a name stands for one thing in the whole tree."
    `);
  });

  test('what a file that cannot be read would declare is not missed elsewhere', () => {
    const problems = problemsOf({
      'a.proto': `${proto3}message A { string a 1; }`,
      'b.proto': `${proto3}import "a.proto";\nmessage B { A a = 1; }`,
      'c.proto': `${proto3}message C { A a = 1; }`,
    });
    expect(problems.map(({ file }) => file)).toEqual(['proto/a.proto', 'proto/c.proto']);
  });
});

test('every bad file is reported at once, in the order of files and lines', () => {
  const files = {
    'b.proto': `${proto3}message B { Nope b = 1; Nope c = 2; }`,
    'a.proto': 'syntax',
    'c.proto': new Uint8Array(),
  };
  const lines = formatProblems(problemsOf(files)).split('\n');
  expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(': ')[0])).toEqual([
    'proto/a.proto:1:7',
    'proto/b.proto:2:13',
    'proto/b.proto:2:25',
    'proto/c.proto:1:1',
  ]);
});

test('a damaged file is either still valid or reported with file, line and column, whatever the damage', () => {
  const whole = readFileSync(join(import.meta.dirname, 'fixtures/tree/legacy.proto'));
  const other = readFileSync(join(import.meta.dirname, 'fixtures/tree/comments.proto'));
  const damage = fc.record({
    at: fc.nat(),
    cut: fc.nat(6),
    put: fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        '(',
        ')',
        '"',
        "'",
        ';',
        '=',
        '/*',
        '//',
        '<',
        '\\',
        '-',
        '.',
        '\0',
        '\xff',
      ),
      fc.constantFrom(
        'message ',
        'option ',
        'enum ',
        'extend ',
        'oneof ',
        'reserved ',
        'map<',
        ' 1 ',
        'max',
        '__proto__',
      ),
      fc.string({ maxLength: 3 }),
    ),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(whole, other),
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      (source, damages) => {
        let text = source.toString('latin1');
        for (const { at, cut, put } of damages) {
          const start = at % text.length;
          text = text.slice(0, start) + put + text.slice(start + cut);
        }
        try {
          createReference([sourceOf(Buffer.from(text, 'latin1'))]);
        } catch (error) {
          expect(error).toBeInstanceOf(SiteError);
          for (const problem of (error as SiteError).problems) {
            expect(problem).toMatchObject({
              file: 'proto/a.proto',
              line: expect.any(Number),
              column: expect.any(Number),
            });
          }
        }
      },
    ),
    { numRuns: 600 },
  );
}, 60_000);
