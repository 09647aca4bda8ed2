import { expect, test } from 'vitest';

import { sourceOf } from '../fixtures/sourceOf';
import { decodeDescriptors } from './descriptors';
import { fileOf } from './fileOf';
import { readDescriptors } from './readDescriptors';

test('a file is read too where the tree has an older descriptor.proto, which knows fewer imports', () => {
  const text =
    'syntax = "proto3"; import "google/protobuf/any.proto"; message A { google.protobuf.Any a = 1; }';
  const { files, root } = decodeDescriptors(readDescriptors([sourceOf(text)]));
  const { option_dependency, ...older } = files.find(({ name }) => name === 'a.proto')!;
  expect(option_dependency).toEqual([]);
  expect(fileOf(older, root, new Set(['a.proto'])).imports).toEqual([
    { path: 'google/protobuf/any.proto', kind: 'plain', from: 'known' },
  ]);
});
