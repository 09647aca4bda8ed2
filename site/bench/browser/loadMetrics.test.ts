import { expect, test } from 'vitest';

import { cumulativeLayoutShift, longestTask, totalBlockingTime } from './loadMetrics';
import type { Observed } from './observePage';

const observed = (some: Partial<Observed>): Observed => ({ layoutShifts: [], longTasks: [], ...some });

test('only what goes beyond 50 ms of a task blocks', () => {
  const longTasks = [
    { start: 600, duration: 70 },
    { start: 900, duration: 150 },
  ];
  expect(totalBlockingTime(observed({ firstContentfulPaint: 500, longTasks }))).toBe(120);
  expect(longestTask(observed({ longTasks }))).toBe(150);
});

test('what a task does before the first paint blocks nobody', () => {
  const longTasks = [
    { start: 100, duration: 300 },
    { start: 450, duration: 160 },
  ];
  expect(totalBlockingTime(observed({ firstContentfulPaint: 500, longTasks }))).toBe(60);
});

test('shifts that follow each other within a second add up, others do not', () => {
  const layoutShifts = [
    { value: 0.1, start: 0 },
    { value: 0.2, start: 900 },
    { value: 0.25, start: 2000 },
  ];
  expect(cumulativeLayoutShift(observed({ layoutShifts }))).toBeCloseTo(0.3);
});

test('a window of shifts is no longer than five seconds', () => {
  const layoutShifts = Array.from({ length: 20 }, (_, index) => ({ value: 1, start: index * 900 }));
  expect(cumulativeLayoutShift(observed({ layoutShifts }))).toBe(6);
});

test('a page where nothing happens has nothing to report', () => {
  expect([totalBlockingTime, longestTask, cumulativeLayoutShift].map((of) => of(observed({})))).toEqual([
    0, 0, 0,
  ]);
});
