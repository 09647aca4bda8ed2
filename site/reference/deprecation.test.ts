import { join } from 'node:path';

import { expect, test } from 'vitest';

import { textWithoutDeprecation } from './deprecation';
import { readReference } from './readReference';
import { symbolsOf } from './symbols';

const { files } = readReference('site/reference/fixtures/tree', join(import.meta.dirname, '../..'));
const symbols = new Map(files.flatMap(symbolsOf).map(({ symbol }) => [symbol.fullName, symbol]));
const here = { protoPath: 'retired.proto' };

test.each([
  [
    'fixtures.retired.OldService',
    { name: 'NewService', ...here, anchor: 'newservice' },
    'It answers faster.',
  ],
  ['fixtures.retired.OldService.Ask', { name: 'NewService.Ask', ...here, anchor: 'newservice.ask' }, ''],
  ['fixtures.retired.OldService.AskAgain', { name: 'Ask', ...here, anchor: 'oldservice.ask' }, ''],
  [
    'fixtures.retired.Old',
    { name: 'fixtures.shapes.Node', protoPath: 'shapes.proto', anchor: 'node' },
    'Kept for one more year.',
  ],
  [
    'fixtures.retired.Old.stale',
    { name: 'fresh', ...here, anchor: 'old.fresh' },
    'Was called so by mistake.',
  ],
  ['fixtures.retired.Old.behind', { name: 'Stale', ...here, anchor: 'stale' }, ''],
  ['fixtures.retired.Old.lost', { name: 'nothing' }, ''],
  ['fixtures.retired.Stale', { name: 'Fresh' }, ''],
  [
    'fixtures.retired.Stale.STALE_ONE',
    { name: 'STALE_UNSPECIFIED', ...here, anchor: 'stale.stale_unspecified' },
    'It means the same.',
  ],
])('%s has a replacement, and keeps the rest of its text', (name, replacement, text) => {
  expect(symbols.get(name)!.replacement).toEqual(replacement);
  expect(textWithoutDeprecation(symbols.get(name)!)).toBe(text);
});

test.each([
  ['fixtures.retired.Old.staler', 'Use `fresh` or `stale` instead.'],
  ['fixtures.retired.Old.long', 'Deprecated since long. Use `fresh` instead.'],
  ['fixtures.retired.Old.alive', 'Deprecated. Use `fresh` instead.'],
  ['fixtures.retired.Old.silent', ''],
])('%s has no single replacement, and keeps all of its text', (name, text) => {
  expect(symbols.get(name)!.replacement).toBeUndefined();
  expect(textWithoutDeprecation(symbols.get(name)!)).toBe(text);
});
