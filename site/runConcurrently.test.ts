import { setTimeout as wait } from 'node:timers/promises';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { inLanes } from './runConcurrently';

test('every item is worked on once, and never more of them at once than there are lanes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3)), fc.integer({ min: 1, max: 5 }), async (waits, lanes) => {
      const done: number[] = [];
      let under = 0;
      let most = 0;
      await inLanes(
        waits.entries(),
        async ([index, time]) => {
          most = Math.max(most, ++under);
          await wait(time);
          under--;
          done.push(index);
        },
        lanes,
      );
      expect(done.sort((a, b) => a - b)).toEqual([...waits.keys()]);
      expect(most).toBeLessThanOrEqual(lanes);
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
  await expect(inLanes([0, 1, 2, 3, 4, 5], work, 2)).rejects.toThrow('no room');
  await wait(10);
  expect(begun.length).toBeLessThan(6);
});
