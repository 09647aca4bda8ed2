import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';

import { bundle } from '../bundle.mjs';
import * as work from './pageWork';

type Work = typeof work;
type Result<Name extends keyof Work> = Promise<Awaited<ReturnType<Work[Name]>>>;

/** From this number of pages on, what the threads save is more than the second in which they start. */
const manyPages = 300;

/** Does the work on single pages on every core, this thread included. Before the start, and for few pages, it does all. */
export class PageThreads {
  #pool?: Tinypool;
  #limit = pLimit(1);

  async start(pages: number): Promise<void> {
    const threads = availableParallelism() - 1;
    if (pages < manyPages || threads === 0) return;
    const { url } = await bundle(join(import.meta.dirname, 'pageWork.ts'));
    this.#pool = new Tinypool({ filename: url, minThreads: threads, maxThreads: threads });
    // Each thread has a task and a next one, and this thread has one.
    this.#limit = pLimit(2 * threads + 1);
  }

  parse = this.#onAnyThread('parse');
  compile = this.#onAnyThread('compile');
  take = this.#onAnyThread('take');

  /** Work as a function that throws what the work throws. */
  #onAnyThread<Name extends keyof Work>(name: Name) {
    return (task: Parameters<Work[Name]>[0]) => this.#limit(() => this.#run(name, task)) as Result<Name>;
  }

  async #run(name: keyof Work, task: unknown): Promise<unknown> {
    const here = work[name] as (task: unknown) => unknown;
    const pool = this.#pool;
    if (!pool || pool.queueSize >= pool.threads.length) {
      // Hears what the other threads have done, so that they get new tasks.
      await setImmediate();
      return here(task);
    }
    try {
      return await pool.run(task, { name });
    } catch {
      // Errors lose their classes and lists of problems on the way. Here the work fails again.
      return here(task);
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
