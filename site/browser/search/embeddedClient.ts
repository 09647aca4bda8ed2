import type { SearchClient } from '../../search/engine/protocol';
import type { WorkerMessage } from './worker';

/**
 * Queries the engine in a worker. A search fails if the worker or the index can't be loaded or doesn't respond in
 * 15 seconds; the next one starts a new worker.
 */
export function embeddedClient(): SearchClient {
  let worker: Worker | undefined;
  /** The `reject` functions of pending queries. */
  const pending = new Set<(error: Error) => void>();

  const search: SearchClient['search'] = (query, onPartial) =>
    new Promise((resolve, reject) => {
      const { port1: answers, port2 } = new MessageChannel();
      worker ??= start();
      worker.postMessage(query, [port2]);
      pending.add(reject);
      const timer = setTimeout(() => pending.has(reject) && failAll('The search did not respond.'), 15_000);
      answers.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        // The complete result follows on the same port.
        if ('partial' in data) return onPartial?.(data.partial);
        clearTimeout(timer);
        pending.delete(reject);
        answers.close();
        if ('result' in data) resolve(data.result);
        else reject(new Error(data.error));
      };
    });

  function start(): Worker {
    const started = new Worker(/* webpackChunkName: "worker" */ new URL('./worker.ts', import.meta.url));
    started.addEventListener('error', ({ message }) => failAll(message || 'The search could not be loaded.'));
    return started;
  }

  /** Stops the worker and rejects all pending queries: if one is stuck, so are the others. */
  function failAll(message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const reject of pending) reject(new Error(message));
    pending.clear();
  }

  return { search, warmUp: () => void search({ query: '', hitsPerPage: 1 }).catch(() => undefined) };
}
