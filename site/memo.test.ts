import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from './fixtures/temporaryFolder';
import { createMemo, noMemo } from './memo';

test('a result is cached until its inputs or the files that it read change', () => {
  const folder = temporaryFolder({ 'lamp.yml': 'oil' });
  const memo = createMemo();
  const make = (...inputs: unknown[]) =>
    memo('lamp', inputs, (onRead) => {
      onRead?.(join(folder, 'lamp.yml'));
      onRead?.(join(folder, 'later.yml'));
      return {};
    });
  const first = make('a', 1);
  expect(make('a', 1)).toBe(first);
  const second = make('b', 1);
  expect(second).not.toBe(first);
  writeFileSync(join(folder, 'lamp.yml'), 'gas');
  const third = make('b', 1);
  expect(third).not.toBe(second);
  writeFileSync(join(folder, 'later.yml'), 'light');
  expect(make('b', 1)).not.toBe(third);
});

test('results are cached by name, and failures are not cached', () => {
  const memo = createMemo();
  expect(memo('a', [1], () => 'a')).toBe('a');
  expect(memo('b', [1], () => 'b')).toBe('b');
  expect(memo('a', [1], () => 'another')).toBe('a');
  const fail = () => {
    throw new Error('no oil');
  };
  expect(() => memo('c', [], fail)).toThrow('no oil');
  expect(memo('c', [], () => 'c')).toBe('c');
});

test('a build caches nothing', () => {
  expect(noMemo('a', [1], () => 1)).toBe(1);
  expect(noMemo('a', [1], () => 2)).toBe(2);
});
