import { readdirSync } from 'node:fs';

import { afterEach, expect, test, vi } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { problemsOf, referenceOf } from '../fixtures/sourceOf';

const a = 'syntax = "proto3"; message A { string a = 1; }';

afterEach(() => void vi.unstubAllEnvs());

test('a platform without buf is reported, with the fix', () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform')!;
  Object.defineProperty(process, 'platform', { ...platform, value: 'plan9' });
  try {
    expect(problemsOf({ 'a.proto': a })).toEqual([
      {
        file: 'package.json',
        message: `buf, which compiles .proto files, is not installed: there is no package @bufbuild/buf-plan9-${process.arch}.`,
        fix: 'Run `npm ci --include=optional`. There are packages for Linux, macOS and Windows.',
      },
    ]);
  } finally {
    Object.defineProperty(process, 'platform', platform);
  }
});

test('valid and invalid files leave no temporary files behind, and no cache in the home folder', () => {
  const folder = temporaryFolder({});
  for (const name of ['TMPDIR', 'HOME', 'XDG_CACHE_HOME']) vi.stubEnv(name, folder);
  referenceOf({ 'a.proto': a });
  expect(problemsOf({ 'a.proto': `${a} message B { C c = 1; }` })).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('rules that work are accepted, even if the buf linter rejects them', () => {
  const text = `syntax = "proto2"; import "buf/validate/validate.proto";
    message Set { option message_set_wire_format = true; extensions 4 to max; }
    message A {
      optional string a = 1 [(buf.validate.field).string = {min_len: 4, max_len: 4}];
      optional string b = 2 [(buf.validate.field) = {ignore: IGNORE_ALWAYS, string: {min_len: 4}}];
    }`;
  expect(problemsOf({ 'a.proto': text })).toEqual([]);
  expect(problemsOf({ 'a.proto': text.replace(/message Set .*/, '') })).toEqual([]);
});

test('an expression that does not compile, and a oneof of rules with an unknown field, are reported', () => {
  const text = `syntax = "proto3"; import "buf/validate/validate.proto";
message A {
  option (buf.validate.message).oneof = {fields: ["a", "c"]};
  string a = 1 [(buf.validate.field).cel = {id: "a", expression: "this +"}];
}`;
  expect(problemsOf({ 'a.proto': text })).toMatchObject([
    { line: 3, message: expect.stringContaining('references field "c", which is not defined') },
    { line: 4, message: expect.stringContaining('expression on field "a" fails to compile') },
  ]);
});
