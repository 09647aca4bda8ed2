import { expect, test } from 'vitest';

import { blockingTime, type Task } from './measurePage';

const task = (startTime: number, duration: number): Task => ({ startTime, duration });

test('adds up the time of main-thread tasks beyond 50 ms after the first paint', () => {
  // Tasks: before the paint, 70 ms after it, 60 ms, and 55 ms.
  expect(blockingTime([task(0, 90), task(80, 90), task(200, 60), task(300, 55)], 100)).toBe(35);
});
