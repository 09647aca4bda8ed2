import { openThreads, pagesForThread, threadsFor } from './openThreads';

/** How many items a thread gets at once: few enough that all threads end at about the same time. */
const shareSize = 40;

/**
 * Does work for many items on several threads, and for few on this one. What blocks a thread is at home in a task: to wait for a
 * file takes longer than to read it.
 *
 * @param module Address of a TypeScript module whose default export is the work: a function from a share of the items, and from
 *   what is common to all shares, to the result.
 * @param common What each thread gets once.
 * @param tell Is called after each share that a thread has done, with the number of its items. @default nobody is told
 * @returns The results, in the order of the shares.
 */
export async function inShares<Item, Result, Common>(
  module: URL,
  items: Item[],
  common: Common,
  tell?: (count: number) => void,
): Promise<Result[]> {
  if (items.length < pagesForThread) {
    const { default: work } = (await import(module.href)) as {
      default: (share: Item[], all: Common) => Result;
    };
    return [work(items, common)];
  }
  const threads = openThreads<Item[], Result, Common>(module, threadsFor(items.length), common);
  const shares = Array.from({ length: Math.ceil(items.length / shareSize) }, (_, index) =>
    items.slice(index * shareSize, (index + 1) * shareSize),
  );
  try {
    return await Promise.all(
      shares.map(async (share) => {
        const result = await threads.run(share);
        tell?.(share.length);
        return result;
      }),
    );
  } finally {
    await threads.close();
  }
}
