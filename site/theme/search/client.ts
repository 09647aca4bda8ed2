import type { SearchRequest, SearchResponse } from '../../search/engine/protocol';
import type { Answer, Question } from './messages';

/** How long a search may take before it counts as failed, in milliseconds. */
const patience = 15_000;

interface Waiting {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Begins to load the engine, so that the first search finds it there. */
export function warmUp(base: string): void {
  void search(base, { requests: [{ indexName: 'warm-up', query: '', hitsPerPage: 1 }] }).catch(
    () => undefined,
  );
}

/**
 * Asks the embedded engine, in a worker of its own.
 *
 * @param base Path under which the site lies, with both slashes.
 * @throws {Error} When the worker or the index cannot be had, or no answer comes.
 */
export function search(base: string, request: SearchRequest): Promise<SearchResponse> {
  return new Promise((resolve, reject) => {
    const id = ++asked;
    const timer = setTimeout(() => settle(id)?.reject(new Error('The search did not answer.')), patience);
    waiting.set(id, {
      resolve: (response) => (clearTimeout(timer), resolve(response)),
      reject: (error) => (clearTimeout(timer), reject(error)),
    });
    try {
      worker ??= start();
      worker.postMessage({
        id,
        folder: new URL(`${base}search/`, location.href).href,
        request,
      } satisfies Question);
    } catch (error) {
      settle(id)?.reject(error as Error);
    }
  });
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('response' in data) settle(data.id)?.resolve(data.response);
    else settle(data.id)?.reject(new Error(data.error));
  });
  // A worker that cannot be loaded, or that breaks, says so once and for all that wait.
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    for (const id of waiting.keys())
      settle(id)?.reject(new Error(message || 'The search could not be loaded.'));
  });
  return started;
}

function settle(id: number): Waiting | undefined {
  const one = waiting.get(id);
  waiting.delete(id);
  return one;
}
