import { expect, test } from 'vitest';

import { eventsOf, sum, tasksIn, type TraceEvent } from './trace';

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

test('a time has the work that was done in it, by thread', () => {
  const events = [
    named(main, 'CrRendererMain'),
    named(worker, 'DedicatedWorker thread'),
    event('RunTask', main, 95, 15),
    event('RunTask', worker, 112, 20),
    event('ThreadControllerImpl::RunTask', worker, 112, 20),
    event('RunTask', main, 135, 4),
    event('RunTask', main, 180, 9),
    event('RunTask', { pid: 1, tid: 30 }, 101, 90),
    event('RunTask', { pid: 2, tid: 10 }, 101, 90),
  ];
  expect(tasksIn(events, key(100), 40)).toEqual({ main: [10, 4], workers: [20] });
  expect(sum(tasksIn(events, key(100)).main)).toBe(23);
});

test('a task is no longer than its thread ran', () => {
  const events = [key(100), { ...event('RunTask', main, 100, 30), tdur: 12 * ms }];
  expect(tasksIn(events, events[0]!, 60)).toEqual({ main: [12], workers: [] });
});

test('keys are found in the order in which they were pressed', () => {
  const events = [key(200), event('EventDispatch', main, 150), key(100)];
  expect(eventsOf(events, 'EventDispatch', 'keydown').map(({ ts }) => ts)).toEqual([100 * ms, 200 * ms]);
});
