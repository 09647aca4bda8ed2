import { setTimeout as wait } from 'node:timers/promises';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { runConcurrently } from './runConcurrently';

test('every item is worked on once, and never more of them at once than the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3)), fc.integer({ min: 1, max: 5 }), async (waits, limit) => {
      const done: number[] = [];
      let under = 0;
      let most = 0;
      await runConcurrently(
        waits.entries(),
        async ([index, time]) => {
          most = Math.max(most, ++under);
          await wait(time);
          under--;
          done.push(index);
        },
        limit,
      );
      expect(done.sort((a, b) => a - b)).toEqual([...waits.keys()]);
      expect(most).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 30 },
  );
});

test('a failure is told, and nothing is begun after it', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await wait(1);
    if (item === 1) throw new Error('no room');
  };
  await expect(runConcurrently([0, 1, 2, 3, 4, 5], work, 2)).rejects.toThrow('no room');
  await wait(10);
  expect(begun.length).toBeLessThan(6);
});
