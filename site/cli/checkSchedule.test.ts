import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CheckSchedule } from './checkSchedule';

/** Checks that have started, each with a function that ends it. */
interface Check {
  signal: AbortSignal;
  end: () => void;
}

let checks: Check[];
let schedule: CheckSchedule;

beforeEach(() => {
  vi.useFakeTimers();
  checks = [];
  schedule = new CheckSchedule((signal) => new Promise((end) => void checks.push({ signal, end })));
});
afterEach(() => void vi.useRealTimers());

/** Lets a second pass. */
const wait = () => vi.advanceTimersByTimeAsync(1000);

test('after the start, opening a page takes priority over the check', async () => {
  schedule.stop();
  schedule.onCompiled();
  schedule.stop();
  await wait();
  expect(checks).toHaveLength(0);
  schedule.onCompiled();
  await wait();
  expect(checks).toHaveLength(1);
});

test('a check stops when a page is opened, and runs again afterward', async () => {
  schedule.onCompiled();
  await wait();
  schedule.stop();
  expect(checks[0]!.signal.aborted).toBe(true);
  checks[0]!.end();
  await wait();
  expect(checks).toHaveLength(1);
  schedule.onCompiled();
  await wait();
  expect(checks).toHaveLength(2);
  checks[1]!.end();
  await wait();
  schedule.stop();
  schedule.onCompiled();
  await wait();
  expect(checks).toHaveLength(2);
});

test('a save is checked once it is compiled, and a newer save stops the check', async () => {
  schedule.onSave();
  schedule.stop();
  schedule.onCompiled();
  await vi.advanceTimersByTimeAsync(0);
  expect(checks).toHaveLength(1);
  schedule.onSave();
  expect(checks[0]!.signal.aborted).toBe(true);
  checks[0]!.end();
  schedule.onCompiled();
  await vi.advanceTimersByTimeAsync(0);
  expect(checks).toHaveLength(2);
  expect(checks[1]!.signal.aborted).toBe(false);
});

test('no check starts once the server closes', async () => {
  schedule.onSave();
  schedule.onCompiled();
  schedule.stop();
  await wait();
  expect(checks).toHaveLength(0);
});
