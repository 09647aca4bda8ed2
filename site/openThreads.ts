import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { Tinypool } from 'tinypool';

import { bundle } from './bundle.mjs';

/** Threads that do the same kind of work. */
export interface Threads<Task, Result> {
  /** Does a task on the first thread that is free; rejects with what the thread threw. */
  run: (task: Task) => Promise<Result>;
  /** Ends the threads. Call it when the last task is done. */
  close: () => Promise<void>;
}

/** As many pages are worth a thread, which takes a second to begin. */
export const pagesForThread = 200;

/** How many tasks a thread has at hand, so that it goes on while the first thread is busy for a while. */
export const tasksAtHand = 16;

/** How many threads do work for so many pages soonest: at least one, and no more than there are processors. */
export const threadsFor = (pages: number): number =>
  Math.min(availableParallelism(), Math.max(1, Math.ceil(pages / pagesForThread)));

const thread = fileURLToPath(new URL('thread.mjs', import.meta.url));

/**
 * Opens threads.
 *
 * @param module Address of a TypeScript module whose default export is the work: a function from a task, and from what is common
 *   to all tasks, to the result.
 * @param count How many threads there are; they begin at once.
 * @param common What each thread gets once.
 */
export function openThreads<Task, Result, Common = undefined>(
  module: URL,
  count: number,
  common?: Common,
): Threads<Task, Result> {
  const pool = bundle(fileURLToPath(module)).then(
    ({ url }) =>
      new Tinypool({
        filename: thread,
        workerData: { module: url, common },
        minThreads: count,
        maxThreads: count,
        concurrentTasksPerWorker: tasksAtHand,
      }),
  );
  // Who runs a task hears of it.
  pool.catch(() => undefined);
  return {
    run: async (task) => (await pool).run(task) as Promise<Result>,
    close: async () => (await pool).destroy(),
  };
}
