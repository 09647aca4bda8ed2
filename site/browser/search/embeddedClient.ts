import type { SearchClient, SearchResult } from '../../search/engine/protocol';
import type { Answer, Question } from './worker';

interface Pending {
  timer: ReturnType<typeof setTimeout>;
  early?: (result: SearchResult) => void;
  resolve: (result: SearchResult) => void;
  reject: (error: Error) => void;
}

/**
 * Asks the embedded engine in a worker. A search fails when the worker or the index can't be loaded or doesn't answer in
 * 15 seconds; the next one starts a new worker.
 *
 * @param base Path of the site, with slashes at both ends.
 */
export function embeddedClient(base: string): SearchClient {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const search: SearchClient['search'] = (query, early) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const timer = setTimeout(() => failAll('The search did not respond.'), 15_000);
      pending.set(id, { timer, early, resolve, reject });
      try {
        worker ??= start();
        const folder = new URL(`${base}search/`, location.href).href;
        worker.postMessage({ id, folder, query } satisfies Question);
      } catch (error) {
        failAll((error as Error).message);
      }
    });

  function start(): Worker {
    const started = new Worker(/* webpackChunkName: "worker" */ new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const question = pending.get(data.id);
      clearTimeout(question?.timer);
      // It lacks only the texts.
      if ('early' in data) return question?.early?.(data.early);
      pending.delete(data.id);
      if ('result' in data) question?.resolve(data.result);
      else question?.reject(new Error(data.error));
    });
    started.addEventListener('error', ({ message }) => failAll(message || 'The search could not be loaded.'));
    return started;
  }

  /** Stops the worker and fails all requests: when one is stuck, no other is answered. */
  function failAll(message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const { timer, reject } of pending.values()) {
      clearTimeout(timer);
      reject(new Error(message));
    }
    pending.clear();
  }

  return { search, warmUp: () => void search({ query: '', hitsPerPage: 1 }).catch(() => undefined) };
}
