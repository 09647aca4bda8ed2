import { expect, test } from 'vitest';

import { blockingTime, type TraceEvent } from './measurePage';

const task = (ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  ...more,
});

test('counts what tasks of the main thread take beyond 50 ms after the first paint', () => {
  const paint = { name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 100_000 };
  const tasks = [task(0, 90), task(80, 90), task(200, 60), task(300, 200, { tdur: 55_000 })];
  expect(blockingTime([...tasks, task(200, 500, { tid: 2 }), task(200, 500, { pid: 2 }), paint])).toBe(35);
});
