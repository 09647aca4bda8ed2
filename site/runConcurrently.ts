/**
 * Does asynchronous work for many items, a few at a time, so that what one waits for is another one's time to work.
 *
 * @param limit How many are under way at once. @default 8
 * @returns Resolves when all is done; rejects with the first failure, and begins nothing more.
 */
export async function runConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  limit = 8,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = waiting.next(); !next.done && !failed; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
