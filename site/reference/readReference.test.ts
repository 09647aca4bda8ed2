import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { beforeEach, describe, expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { countsByFile } from './countSymbols';
import { readReference } from './readReference';

const proto3 = 'syntax = "proto3";\n';
let root: string;

beforeEach(() => void (root = temporaryFolder({})));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

describe('readReference', () => {
  test('reads every .proto file under the folder, in path order', () => {
    write('proto/b/c.proto', `${proto3}import "a.proto";\nmessage C { A a = 1; }`);
    write('proto/a.proto', `${proto3}message A {}`);
    write('proto/readme.md', 'not read');
    expect(readReference('proto', root).files.map(({ path }) => path)).toEqual(['a.proto', 'b/c.proto']);
  });

  test('problems have file paths from the root of the project', () => {
    write('definitions/x/a.proto', `${proto3}message A { B b = 1; }`);
    expect(() => readReference('definitions', root)).toThrow('definitions/x/a.proto:2:13: cannot find `B`');
  });

  test('an import cannot leave the folder, not even through a symlink', () => {
    write('secret/s.proto', `${proto3}message S {}`);
    write('proto/a.proto', `${proto3}import "../secret/s.proto";\nimport "link/s.proto";\nmessage A {}`);
    symlinkSync(join(root, 'secret'), join(root, 'proto/link'));
    const read = () => readReference('proto', root);
    expect(read).toThrow('proto/a.proto:2:8: import path must not refer to parent directory.');
    expect(read).toThrow('proto/a.proto:3:1: imported file does not exist.');
  });

  test('a folder that is missing, or has no definitions, is a problem with a fix', () => {
    mkdirSync(join(root, 'empty'));
    expect(() => readReference('nope', root)).toThrow('nope: the folder does not exist.\n  Name the folder');
    expect(() => readReference('empty', root)).toThrow(
      'empty: the folder has no .proto files.\n  Name the folder',
    );
  });
});

test('countsByFile counts the declarations of each file, and all together', () => {
  write('proto/a.proto', `${proto3}message A { message B { string c = 1; } B b = 1; }\nenum E { E_A = 0; }`);
  write('proto/long/name.proto', `${proto3}message C {}\nservice S { rpc R(C) returns (C); }`);
  expect(countsByFile(readReference('proto', root))).toEqual({
    'a.proto': { services: 0, methods: 0, messages: 2, fields: 2, enums: 1, values: 1 },
    'long/name.proto': { services: 1, methods: 1, messages: 1, fields: 0, enums: 0, values: 0 },
    'all files': { services: 1, methods: 1, messages: 3, fields: 2, enums: 1, values: 1 },
  });
});
