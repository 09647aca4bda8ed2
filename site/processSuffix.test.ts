import { spawnSync } from 'node:child_process';
import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from './fixtures/temporaryFolder';
import { isAbandoned, processSuffix } from './processSuffix';

const machine = processSuffix.replace(/\d+$/, '');
const ended = spawnSync(process.execPath, ['--version']).pid;

/** Whether a folder with this name, last changed this many hours ago, counts as left behind. */
function isLeft(name: string, hours = 0): boolean {
  const path = join(temporaryFolder({}), name);
  mkdirSync(path);
  const time = Date.now() / 1000 - hours * 3600;
  utimesSync(path, time, time);
  return isAbandoned(path);
}

test('the folder of a process that ended is left over immediately', () => {
  expect(isLeft(`dist.draft-${machine}${ended}`)).toBe(true);
});

test('the folder of a running process is not left over', () => {
  expect(isLeft(`dist.draft-${machine}${process.ppid}`, 100)).toBe(false);
});

test('the folder of a process in another container is kept for a day, since its state is unknown', () => {
  expect(isLeft(`dist.draft-00000000-${ended}`)).toBe(false);
  expect(isLeft(`dist.draft-00000000-${ended}`, 23)).toBe(false);
  expect(isLeft(`dist.draft-00000000-${ended}`, 25)).toBe(true);
});

test('other folders do not belong to a process', () => {
  expect(isLeft('dist.draft-kept', 100)).toBe(false);
  expect(isLeft('social-images', 100)).toBe(false);
});
