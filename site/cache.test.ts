import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from './fixtures/temporaryFolder';
import { openCache } from './cache';

/** Makes a text and counts how often. */
function maker(text: string) {
  const calls = { count: 0 };
  const make = async () => {
    calls.count++;
    return Buffer.from(text);
  };
  return { calls, make };
}

test('a result is made once, also for the next build', async () => {
  const folder = temporaryFolder({});
  const { calls, make } = maker('made');
  for (let build = 0; build < 2; build++) {
    const cache = openCache(folder);
    expect(String(await cache.of(['a', 'b'], make))).toBe('made');
    expect(String(await cache.of(['a', 'b'], make))).toBe('made');
  }
  expect(calls.count).toBe(1);
});

test('another part gives another result, also where the parts together read the same', async () => {
  const cache = openCache(temporaryFolder({}));
  await cache.of(['ab', 'c'], maker('first').make);
  expect(String(await cache.of(['a', 'bc'], maker('second').make))).toBe('second');
});

test('what a build did not ask for is removed when it sweeps', async () => {
  const folder = temporaryFolder({});
  const before = openCache(folder);
  for (const part of ['old', 'still used']) await before.of([part], maker(part).make);
  const now = openCache(folder);
  const { calls, make } = maker('still used');
  await now.of(['still used'], make);
  now.sweep();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(calls.count).toBe(0);
});

test('a folder that cannot be had is no reason to stop', async () => {
  const folder = temporaryFolder({});
  writeFileSync(join(folder, 'taken'), '');
  const cache = openCache(join(folder, 'taken', 'below'));
  expect(String(await cache.of(['a'], maker('made').make))).toBe('made');
  expect(cache.textOf(['b'], () => 'made')).toBe('made');
  cache.sweep();
});

test('a text is made once, also for the next build', () => {
  const folder = temporaryFolder({});
  let calls = 0;
  const make = () => {
    calls++;
    return 'Größe';
  };
  for (let build = 0; build < 2; build++) expect(openCache(folder).textOf(['a'], make)).toBe('Größe');
  expect(calls).toBe(1);
});

test('work that fails is reported and not kept', async () => {
  const cache = openCache(temporaryFolder({}));
  await expect(cache.of(['a'], () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(String(await cache.of(['a'], maker('made').make))).toBe('made');
});
