import { describe, expect, test } from 'vitest';

import { referenceOf } from '../fixtures/sourceOf';
import { ruleText } from './valueRules';

/** Rules of fields in words. The rules are compiled together, because each compilation needs a process. */
function rulesInWords(fields: readonly (readonly [type: string, rules: string, ...unknown[]])[]): string[][] {
  const lines = fields.map(([type, rules], index) => {
    const options = rules.replace(/(^|, )(?=[a-z_.0-9]+ =)/g, '$1(buf.validate.field).');
    return `${type} f${index} = ${index + 1} [${options}];`;
  });
  const [file] = referenceOf({
    'a.proto': `syntax = "proto3";
      import "buf/validate/validate.proto";
      import "google/protobuf/timestamp.proto";
      import "google/protobuf/duration.proto";
      import "google/protobuf/any.proto";
      enum Level { LEVEL_NONE = 0; LEVEL_LOW = 1; LEVEL_HIGH = 2; }
      message A { ${lines.join('\n')} }`,
  }).files;
  return file!.messages[0]!.fields.map(({ rules }) => rules.map(ruleText));
}

const fields: [type: string, rules: string, words: string[]][] = [
  ['string', 'required = true', []],
  ['map<string, string>', 'map.values.required = true', ['each value: required']],
  ['string', 'required = false', []],
  ['string', 'string.min_len = 1, string.max_len = 100', ['1 to 100 characters']],
  ['string', 'string.min_len = 1', ['at least 1 character']],
  ['string', 'string.max_len = 1', ['at most 1 character']],
  ['string', 'string.min_len = 4, string.max_len = 4', ['exactly 4 characters']],
  ['string', 'string.len = 2', ['exactly 2 characters']],
  ['string', 'string.max_bytes = 8', ['at most 8 bytes']],
  ['string', 'string.uuid = true', ['UUID']],
  ['string', 'string.uuid = false', []],
  ['string', 'string.email = true, string.max_len = 50', ['email address', 'at most 50 characters']],
  [
    'string',
    'string.well_known_regex = KNOWN_REGEX_HTTP_HEADER_NAME, string.strict = false',
    ['well_known_regex `"KNOWN_REGEX_HTTP_HEADER_NAME"`'],
  ],
  ['string', 'string.pattern = "^[a-z0-9-]{3,100}$"', ['3 to 100 lowercase letters, digits, or hyphens']],
  ['string', 'string.pattern = "^[0-9_]{1,2}$"', ['1 to 2 digits or underscores']],
  ['string', 'string.pattern = "^[a-f]{1,2}$"', ['matches `^[a-f]{1,2}$`']],
  ['string', 'string.pattern = "^`[a-z]{3}$"', ['matches `^`[a-z]{3}$`']],
  [
    'string',
    'string.prefix = "a", string.not_contains = "b"',
    ['begins with `"a"`', 'does not contain `"b"`'],
  ],
  ['string', 'string = {in: ["a", "b"]}', ['one of `"a", "b"`']],
  ['string', 'string.const = "a"', ['is `"a"`']],
  ['string', 'string.example = "a"', []],
  ['bytes', 'bytes.min_len = 2', ['at least 2 bytes']],
  ['bytes', 'bytes.len = 2', ['exactly 2 bytes']],
  ['int64', 'int64.gte = 1, int64.lte = 10', ['1 to 10']],
  ['int64', 'int64.gte = 1', ['at least 1']],
  ['int32', 'int32.gt = 0, int32.lte = 5', ['more than 0 and at most 5']],
  ['int32', 'int32.gt = 5, int32.lt = -5', ['less than -5 or more than 5']],
  ['int32', 'int32 = {not_in: [1, 2]}', ['none of `1, 2`']],
  ['uint64', 'uint64.lt = 18446744073709551615', ['less than 18446744073709551615']],
  ['double', 'double.finite = true', ['finite']],
  ['bool', 'bool.const = true', ['is `true`']],
  ['bool', 'bool.const = false', ['is `false`']],
  [
    'Level',
    'enum = {defined_only: true, in: [1, 2]}',
    ['declared values only', 'one of `LEVEL_LOW, LEVEL_HIGH`'],
  ],
  ['repeated string', 'repeated.min_items = 1', ['at least 1 item']],
  [
    'repeated string',
    'repeated = {min_items: 1, max_items: 25, unique: true}',
    ['1 to 25 items', 'unique items'],
  ],
  ['repeated string', 'repeated.items.string.min_len = 1', ['each item: at least 1 character']],
  [
    'map<string, int32>',
    'map = {max_pairs: 2, keys: {string: {uuid: true}}, values: {int32: {gt: 0}}}',
    ['at most 2 entries', 'each key: UUID', 'each value: more than 0'],
  ],
  ['google.protobuf.Timestamp', 'timestamp.gt_now = true', ['in the future']],
  ['google.protobuf.Timestamp', 'timestamp.within.seconds = 31536000', ['within 365 days of now']],
  ['google.protobuf.Timestamp', 'timestamp.lt.seconds = 0', ['before 1970-01-01T00:00:00Z']],
  [
    'google.protobuf.Duration',
    'duration = {gte: {seconds: 90}, lt: {seconds: 120}}',
    ['at least 90 seconds and less than 2 minutes'],
  ],
  ['google.protobuf.Any', 'any = {in: ["a/b.C"]}', ['one of `a/b.C`']],
  [
    'string',
    'string.min_len = 1, ignore = IGNORE_IF_ZERO_VALUE',
    ['at least 1 character', 'checked only when set'],
  ],
  ['string', 'cel = {id: "x", message: "be good", expression: "this != \'\'"}', ['be good']],
  ['string', 'cel_expression = "this != \'\'"', ["must hold: `this != ''`"]],
  ['string', 'cel = {id: "x", expression: "this != \'\'"}', ["must hold: `this != ''`"]],
  ['string', 'cel = {id: "x", message: "", expression: "this " \'!= "a"\'}', ['must hold: `this != "a"`']],
  [
    'repeated string',
    'repeated.items.cel = {id: "x", expression: "this.size() > 1"}',
    ['each item: must hold: `this.size() > 1`'],
  ],
];

describe('rules of a field', () => {
  const words = rulesInWords(fields);
  test.each(fields.map((field, index) => [...field, index] as const))(
    '%s with %s',
    (_type, _rules, expected, index) => {
      expect(words[index]).toEqual(expected);
    },
  );
});

test('rules of messages and oneofs are in words too, CEL rules with their expression', () => {
  const [file] = referenceOf({
    'a.proto': `syntax = "proto3"; import "buf/validate/validate.proto";
      message A {
        option (buf.validate.message).cel = {id: "a.b", message: "a or b", expression: "has(this.a)"};
        option (buf.validate.message).cel_expression = "this.a != ''";
        option (buf.validate.message).oneof = {fields: ["a", "b"]};
        string a = 1; string b = 2;
        oneof c { option (buf.validate.oneof).required = true; string d = 3; }
        oneof e { option (buf.validate.oneof).required = false; string f = 4; }
      }`,
  }).files;
  const [message] = file!.messages;
  expect(message!.rules).toEqual([
    { text: 'at most one of', code: 'a, b' },
    { text: 'a or b', serverOnly: true },
    { text: 'must hold:', code: "this.a != ''", serverOnly: true },
  ]);
  expect(message!.oneofs.map(({ required }) => required)).toEqual([true, false]);
});

test('a predefined rule has its text, with any value that is not a boolean; without text, its name', () => {
  const files = {
    'rules.proto': `syntax = "proto2"; package team; import "buf/validate/validate.proto";
      extend buf.validate.StringRules {
        optional bool slug = 1001 [(buf.validate.predefined).cel = { id: "slug" message: "must be a slug" expression: "true" }];
        optional int32 words = 1002 [(buf.validate.predefined).cel = { id: "words" message: "words, at most" expression: "true" }];
        optional bool silent = 1003 [(buf.validate.predefined).cel = { id: "silent" expression: "this != ''" }];
        optional int32 plain = 1004;
      }`,
    'a.proto': `syntax = "proto3"; package team.v1; import "buf/validate/validate.proto"; import "rules.proto";
      message A {
        string a = 1 [(buf.validate.field).string = { [team.slug]: true, [team.words]: 3, [team.silent]: true }];
        repeated string b = 2 [(buf.validate.field).repeated.items.string.(team.plain) = 7];
        string c = 3 [(buf.validate.field).string.(slug) = false];
      }`,
  };
  const [a, b, c] = referenceOf(files).files[0]!.messages[0]!.fields;
  expect(a!.rules.map(ruleText)).toEqual([
    'must be a slug',
    'words, at most: `3`',
    'follows the rule `team.silent`',
  ]);
  expect(b!.rules.map(ruleText)).toEqual(['each item: follows the rule `team.plain = 7`']);
  expect(c!.rules).toEqual([]);
});
