import { availableParallelism } from 'node:os';

import { openThreads } from '../../threads/openThreads';
import type { ReadAheadPages, ReadAheadTask } from './readAheadTask';

/**
 * Reads pages on all processors at once, so that a page reader finds what they say.
 *
 * @returns Resolves when all are read.
 */
export async function readAhead(pages: ReadAheadPages): Promise<void> {
  const shares = availableParallelism();
  const task = new URL('./readAheadTask.ts', import.meta.url);
  const threads = openThreads<ReadAheadTask, void, ReadAheadPages>(task, shares, pages);
  try {
    await Promise.all(Array.from({ length: shares }, (_, share) => threads.run({ share, shares })));
  } finally {
    await threads.close();
  }
}
