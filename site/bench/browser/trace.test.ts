import { expect, test } from 'vitest';

import { workOfKeys, type TraceEvent } from './trace';

const main = { pid: 1, tid: 10 };
const worker = { pid: 1, tid: 20 };
const ms = 1000;

const event = (
  name: string,
  place: { pid: number; tid: number },
  at: number,
  duration?: number,
): TraceEvent => ({
  name,
  ph: 'X',
  ...place,
  ts: at * ms,
  dur: duration === undefined ? undefined : duration * ms,
  args: {},
});
const key = (at: number): TraceEvent => ({
  ...event('EventDispatch', main, at, 1),
  args: { data: { type: 'keydown' } },
});
const named = (place: { pid: number; tid: number }, name: string): TraceEvent => ({
  ...event('thread_name', place, 0),
  args: { name },
});

const first = (until: number) => ({ from: 0, until });

test('each key has the work of its own time, by thread', () => {
  const events = [
    named(main, 'CrRendererMain'),
    named(worker, 'DedicatedWorker thread'),
    key(100),
    event('RunTask', main, 95, 15),
    event('RunTask', worker, 112, 20),
    event('ThreadControllerImpl::RunTask', worker, 112, 20),
    event('RunTask', main, 135, 4),
    event('RunTask', main, 180, 9),
    key(200),
    event('RunTask', main, 200, 3),
    event('RunTask', { pid: 1, tid: 30 }, 201, 90),
    event('RunTask', { pid: 2, tid: 10 }, 201, 90),
  ];
  expect(workOfKeys(events, [first(40), first(20)])).toEqual([
    { main: 14, longestTask: 10, worker: 20 },
    { main: 3, longestTask: 3, worker: 0 },
  ]);
});

test('a time that begins later leaves out what was before', () => {
  const events = [key(100), event('RunTask', main, 99, 9), event('RunTask', main, 130, 20)];
  expect(workOfKeys(events, [{ from: 20, until: 60 }])).toEqual([{ main: 20, longestTask: 20, worker: 0 }]);
});

test('a task is no longer than its thread ran', () => {
  const events = [key(100), { ...event('RunTask', main, 100, 30), tdur: 12 * ms }];
  expect(workOfKeys(events, [first(60)])).toEqual([{ main: 12, longestTask: 12, worker: 0 }]);
});

test('a trace that lacks a key is no measurement', () => {
  expect(() => workOfKeys([key(1)], [first(10), first(10)])).toThrow('The trace has 1 keys, not 2.');
});
