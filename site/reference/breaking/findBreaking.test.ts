import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatProblems } from '../../problem';
import { referenceOf } from '../fixtures/sourceOf';
import { readReference } from '../readReference';
import { findBreaking } from './findBreaking';

const places = { before: 'v1:proto/', after: 'proto/' };
const head = 'syntax = "proto3";\npackage lamp;\nimport "buf/validate/validate.proto";\n';
const base = `${head}
service Lamps {
  rpc Light(Wick) returns (Wick);
  rpc Watch(Wick) returns (stream Wick);
}
message Wick {
  string name = 1 [(buf.validate.field).string = {min_len: 1, max_len: 10}];
  repeated int32 turns = 2;
  oneof fuel {
    Oil oil = 3;
    string gas = 4;
  }
  message Oil {}
  map<string, Kind> kinds = 5;
  string color = 6 [(buf.validate.field).string = {in: ["red", "blue"]}];
}
enum Kind {
  KIND_UNSPECIFIED = 0;
  KIND_TALL = 1;
}
`;

/** What is said of the base with a part of it changed. */
function said(from: string, to: string): string {
  expect(base).toContain(from);
  const [before, after] = [base, base.replace(from, to)].map((text) => referenceOf({ 'lamp.proto': text }));
  return formatProblems(findBreaking(before!, after!, places));
}

describe('it breaks who uses the interface, and is told with file and line', () => {
  test.each([
    [
      'a removed method',
      '  rpc Light(Wick) returns (Wick);\n',
      '',
      'v1:proto/lamp.proto:6: the method lamp.Lamps.Light is gone.',
    ],
    [
      'another response',
      'Light(Wick) returns (Wick)',
      'Light(Wick) returns (Wick.Oil)',
      'proto/lamp.proto:6: the response of lamp.Lamps.Light is lamp.Wick.Oil instead of lamp.Wick.',
    ],
    [
      'a stream',
      'returns (stream Wick)',
      'returns (Wick)',
      'proto/lamp.proto:7: the stream of lamp.Lamps.Watch is none instead of server.',
    ],
    [
      'a removed field',
      '  repeated int32 turns = 2;\n',
      '',
      'v1:proto/lamp.proto:11: the field lamp.Wick.turns is gone.',
    ],
    [
      'a reserved field',
      '  repeated int32 turns = 2;\n',
      '  reserved 2;\n',
      'the field lamp.Wick.turns is gone.',
    ],
    [
      'a renumbered field',
      'turns = 2',
      'turns = 7',
      'proto/lamp.proto:11: the field lamp.Wick.turns has the number 7 instead of 2.',
    ],
    ['a renamed field', 'turns = 2', 'rounds = 2', 'the field lamp.Wick.turns is called rounds'],
    [
      'another type',
      'int32 turns',
      'int64 turns',
      'the field lamp.Wick.turns has the type int64 instead of int32.',
    ],
    [
      'another map',
      'map<string, Kind>',
      'map<int32, Kind>',
      'has the type map<int32, lamp.Kind> instead of map<string, lamp.Kind>.',
    ],
    [
      'another label',
      'repeated int32 turns',
      'int32 turns',
      'the field lamp.Wick.turns is singular instead of repeated.',
    ],
    [
      'out of a oneof',
      '    string gas = 4;\n  }',
      '  }\n  string gas = 4;',
      'the field lamp.Wick.gas is in no oneof instead of in the oneof fuel.',
    ],
    [
      'another name in JSON',
      'turns = 2',
      'turns = 2 [json_name = "rounds"]',
      'is "rounds" in JSON instead of "turns".',
    ],
    [
      'a removed value',
      '  KIND_TALL = 1;\n',
      '',
      'v1:proto/lamp.proto:22: the value KIND_TALL of lamp.Kind is gone.',
    ],
    ['a renumbered value', 'KIND_TALL = 1', 'KIND_TALL = 2', 'has the number 2 instead of 1.'],
    [
      'a larger least length',
      'min_len: 1',
      'min_len: 2',
      'the field lamp.Wick.name refuses what it took: string.min_len is 2, and was 1.',
    ],
    ['a smaller greatest length', 'max_len: 10', 'max_len: 9', 'string.max_len is 9, and was 10.'],
    [
      'a new rule',
      'turns = 2',
      'turns = 2 [(buf.validate.field).required = true]',
      'required is true, and was not set.',
    ],
    ['a new pattern', 'min_len: 1', 'min_len: 1, pattern: "^a"', 'string.pattern is "^a", and was not set.'],
    ['a shorter list', '["red", "blue"]', '["red"]', 'string.in is without "blue".'],
    [
      'a rule of the items',
      'turns = 2',
      'turns = 2 [(buf.validate.field).repeated.items.int32.gt = 0]',
      'repeated.items.int32.gt is 0, and was not set.',
    ],
    [
      'a rule in CEL',
      'turns = 2',
      'turns = 2 [(buf.validate.field).cel = {id: "odd", expression: "true"}]',
      'cel has the rule "odd".',
    ],
    [
      'a oneof that is required',
      'oneof fuel {',
      'oneof fuel {\n    option (buf.validate.oneof).required = true;',
      'the oneof lamp.Wick.fuel refuses what it took: required is true',
    ],
  ])('%s', (_name, from, to, words) => {
    expect(said(from, to)).toContain(words);
  });

  test('what is gone with all that is in it is told once', () => {
    const [before, after] = [base, head].map((text) => referenceOf({ 'lamp.proto': text }));
    expect(findBreaking(before!, after!, places).map(({ message }) => message)).toEqual([
      'the service lamp.Lamps is gone.',
      'the enum lamp.Kind is gone.',
      'the message lamp.Wick is gone.',
    ]);
  });
});

test.each([
  ['a new field', 'turns = 2;', 'turns = 2;\n  bool lit = 9;'],
  ['a new method', 'rpc Light', 'rpc Quench(Wick) returns (Wick);\n  rpc Light'],
  ['a new value', 'KIND_TALL = 1;', 'KIND_TALL = 1;\n  KIND_SMALL = 2;'],
  ['a smaller least length', 'min_len: 1', 'min_len: 0'],
  ['a rule that is gone', ', max_len: 10', ''],
  ['a longer list', '["red", "blue"]', '["red", "blue", "green"]'],
  ['a deprecation', 'turns = 2', 'turns = 2 [deprecated = true]'],
])('%s breaks nobody', (_name, from, to) => {
  expect(said(from, to)).toBe('');
});

test('the definitions of the site break nothing of themselves', () => {
  const reference = readReference('proto');
  expect(findBreaking(reference, reference, places)).toEqual([]);
});

/** Messages with fields of any types, by their numbers. */
const messages = fc.dictionary(
  fc.constantFrom('A', 'B', 'C'),
  fc.dictionary(
    fc.constantFrom('1', '2', '3', '4'),
    fc.constantFrom('string', 'int32', 'repeated bool', 'optional bytes'),
    { noNullPrototype: true },
  ),
  { noNullPrototype: true },
);
const textOf = (all: Record<string, Record<string, string>>) =>
  head +
  Object.entries(all)
    .map(
      ([name, fields]) =>
        `message ${name} {\n${Object.entries(fields)
          .map(([number, type]) => `${type} f${number} = ${number};\n`)
          .join('')}}\n`,
    )
    .join('');

test('of generated pairs it names each field that is not what it was, and no other', () => {
  fc.assert(
    fc.property(messages, messages, (one, other) => {
      const [before, after] = [one, other].map((all) => referenceOf({ 'lamp.proto': textOf(all) }));
      const broken = Object.entries(one).flatMap(([name, fields]) =>
        other[name] === undefined
          ? [`lamp.${name}`]
          : Object.entries(fields).flatMap(([number, type]) =>
              other[name]![number] === type ? [] : [`lamp.${name}.f${number}`],
            ),
      );
      const named = findBreaking(before!, after!, places).map(
        ({ message }) => /lamp\.[\w.]*\w/.exec(message)![0],
      );
      expect(named.toSorted()).toEqual(broken.toSorted());
    }),
    { numRuns: 200 },
  );
});
