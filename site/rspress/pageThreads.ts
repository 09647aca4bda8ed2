import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';

import { bundle } from '../bundle.mjs';
import * as work from './pageWork';

type Work = typeof work;
type Result<Name extends keyof Work> = Promise<Awaited<ReturnType<Work[Name]>>>;

/** With fewer pages, starting the threads takes longer than they save: about a second. */
const minPages = 300;

/** How many tasks to queue per worker. Enough to keep it busy while the main thread renders a batch of up to 32 pages. */
const tasksPerThread = 64;

/** Runs work on single pages on every core. Before the start, and for few pages, all of it runs on this thread. */
export class PageThreads {
  #pool?: Tinypool;
  #limit = pLimit(1);
  /** Number of tasks on other threads. */
  #sent = 0;

  async start(pages: number): Promise<void> {
    const threads = availableParallelism() - 1;
    if (pages < minPages || threads === 0) return;
    const { url } = await bundle(join(import.meta.dirname, 'pageWork.ts'));
    this.#pool = new Tinypool({
      filename: url,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: tasksPerThread,
    });
    // The extra one is for this thread.
    this.#limit = pLimit(threads * tasksPerThread + 1);
  }

  read = this.#onAnyThread('read');
  index = this.#onAnyThread('index');
  compile = this.#onAnyThread('compile');
  convert = this.#onAnyThread('convert');

  /** Wraps a function of `pageWork.ts`. It throws what that function throws. */
  #onAnyThread<Name extends keyof Work>(name: Name) {
    return (task: Parameters<Work[Name]>[0]) => this.#limit(() => this.#run(name, task)) as Result<Name>;
  }

  async #run(name: keyof Work, task: unknown): Promise<unknown> {
    const here = work[name] as (task: unknown) => unknown;
    const pool = this.#pool;
    if (!pool || this.#sent === pool.threads.length * tasksPerThread) {
      // Receives results from the other threads, so that they can get new tasks.
      await setImmediate();
      return here(task);
    }
    this.#sent++;
    try {
      return await pool.run(task, { name });
    } catch (error) {
      // An error loses its class and problems between threads. Running the task here throws the original.
      const result = await here(task);
      console.warn(`A thread failed, so its task (${name}) ran on the main one: ${(error as Error).message}`);
      return result;
    } finally {
      this.#sent--;
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
