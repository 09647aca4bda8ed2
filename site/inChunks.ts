import { openThreads, pagesForThread, tasksAtHand, threadsFor } from './openThreads';

/** How many items a chunk has at least: few enough that all threads end at about the same time. */
const smallestChunk = 40;

/** Work for a chunk of items, and what is common to all chunks: the function, and the module whose default export it is. */
export interface ChunkWork<Item, Result, Common> {
  task: (chunk: Item[], all: Common) => Result;
  /** Address of the TypeScript module. */
  module: URL;
}

export interface ChunksOptions {
  /** Is called after each chunk that a thread has done, with the number of its items. @default nobody is told */
  tell?: (count: number) => void;
  /** Other work for this thread, which may block it: begins when the threads have theirs. @default it waits */
  meanwhile?: () => Promise<void>;
}

/**
 * Does work for many items on several threads, and for few on this one. What blocks a thread is at home in a task: to wait for a
 * file takes longer than to read it.
 *
 * @param common What each thread gets once.
 * @returns The results, in the order of the chunks.
 */
export async function inChunks<Item, Result, Common>(
  { task, module }: ChunkWork<Item, Result, Common>,
  items: Item[],
  common: Common,
  { tell, meanwhile }: ChunksOptions = {},
): Promise<Result[]> {
  if (items.length < pagesForThread) {
    const result = task(items, common);
    await meanwhile?.();
    return [result];
  }
  const count = threadsFor(items.length);
  const threads = openThreads<Item[], Result, Common>(module, count, common);
  // A chunk that no thread has at hand would wait for this thread.
  const chunkSize = Math.max(smallestChunk, Math.ceil(items.length / (count * tasksAtHand)));
  const chunks = Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) =>
    items.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  const results = chunks.map(async (chunk) => {
    const result = await threads.run(chunk);
    tell?.(chunk.length);
    return result;
  });
  try {
    const begun = Promise.race(results).then(() => meanwhile?.());
    const [all] = await Promise.all([Promise.all(results), begun]);
    return all;
  } finally {
    await threads.close();
  }
}
