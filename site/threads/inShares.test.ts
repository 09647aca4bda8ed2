import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { inShares } from './inShares';

const taskOf = (source: string) => pathToFileURL(join(temporaryFolder({ 'task.ts': source }), 'task.ts'));

const numbers = Array.from({ length: 100 }, (_, index) => index);

test('does the work for every item, in their order, and tells how far it is', async () => {
  const add = taskOf('export default (share: number[], sum: number) => share.map((one) => one + sum)');
  const told: number[] = [];
  const results = await inShares<number, number[], number>(add, numbers, 5, (count) => told.push(count));
  expect(results.flat()).toEqual(numbers.map((number) => number + 5));
  expect(results.length).toBeGreaterThan(1);
  expect(told.reduce((sum, count) => sum + count)).toBe(100);
});

test('fails with what a thread threw', async () => {
  const fail = taskOf('export default () => { throw new Error("The lamp is out."); }');
  await expect(inShares(fail, numbers, undefined)).rejects.toThrow('The lamp is out.');
});

test('begins nothing without items', async () => {
  expect(await inShares(new URL('file:///nowhere.ts'), [], undefined)).toEqual([]);
});
