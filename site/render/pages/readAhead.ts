import { openThreads, threadsFor } from '../../openThreads';
import type { ReadAheadPages, ReadAheadTask } from './readAheadTask';

/**
 * Reads pages on several threads at once, so that a page reader finds what they say.
 *
 * @param count How many pages there are.
 * @returns Resolves when all are read.
 */
export async function readAhead(pages: ReadAheadPages, count: number): Promise<void> {
  const chunks = threadsFor(count);
  const task = new URL('./readAheadTask.ts', import.meta.url);
  const threads = openThreads<ReadAheadTask, void, ReadAheadPages>(task, chunks, pages);
  try {
    await Promise.all(Array.from({ length: chunks }, (_, chunk) => threads.run({ chunk, chunks })));
  } finally {
    await threads.close();
  }
}
