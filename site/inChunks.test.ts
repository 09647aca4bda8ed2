import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { temporaryFolder } from './fixtures/temporaryFolder';
import { bundle } from './bundle.mjs';
import { inChunks, type ChunkWork } from './inChunks';

/** Work that this thread and others find in the same module. */
async function workOf<Result>(source: string): Promise<ChunkWork<number, Result, number>> {
  const file = join(temporaryFolder({ 'task.ts': source }), 'task.ts');
  const { url } = await bundle(file);
  const { default: task } = (await import(url)) as {
    default: ChunkWork<number, Result, number>['task'];
  };
  return { task, module: pathToFileURL(file) };
}

const numbers = Array.from({ length: 500 }, (_, index) => index);

const adding = () =>
  workOf<number[]>('export default (chunk: number[], sum: number) => chunk.map((one) => one + sum)');
const failing = () => workOf<never>('export default () => { throw new Error("The lamp is out."); }');

test('does the work for every item, in their order, and tells how far it is', async () => {
  const told: number[] = [];
  const results = await inChunks(await adding(), numbers, 5, {
    tell: (count) => void told.push(count),
  });
  expect(results.flat()).toEqual(numbers.map((number) => number + 5));
  expect(results.length).toBeGreaterThan(1);
  expect(told.reduce((sum, count) => sum + count)).toBe(500);
});

test('does it for few items at once', async () => {
  expect(await inChunks(await adding(), [1, 2], 5)).toEqual([[6, 7]]);
});

test.each([500, 2])('does other work for %i items on this thread meanwhile', async (count) => {
  let done = false;
  const meanwhile = async () => {
    await Promise.resolve();
    done = true;
  };
  await inChunks(await adding(), numbers.slice(0, count), 5, { meanwhile });
  expect(done).toBe(true);
});

test.each([500, 2])('fails with what a task for %i items threw', async (count) => {
  await expect(inChunks(await failing(), numbers.slice(0, count), 0)).rejects.toThrow('The lamp is out.');
});
