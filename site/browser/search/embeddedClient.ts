import type { SearchRequest, SearchResponse } from '../../search/engine/protocol';
import type { Answer, Question } from './messages';
import type { SearchClient } from './searchClient';

/** How long a search may take before it counts as failed, in milliseconds. */
const patience = 15_000;

interface Waiting {
  early?: (response: SearchResponse) => void;
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/**
 * Asks the embedded engine, in a worker of its own. A search fails when the worker or the index cannot be had, or no
 * answer comes; the next one begins with a new worker.
 *
 * Each answer is a measure `search` on the page's performance timeline: `detail.engine` is the time that the engine
 * took, in milliseconds, and the rest is the way to the worker and back. An `early` one comes before texts are fetched.
 *
 * @param base Path under which the site lies, with both slashes.
 */
export function embeddedClient(base: string): SearchClient {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  return {
    search,
    warmUp: () => {
      search({ requests: [{ indexName: 'warm-up', query: '', hitsPerPage: 1 }] }).catch(() => undefined);
    },
  };

  function search(
    request: SearchRequest,
    early?: (response: SearchResponse) => void,
  ): Promise<SearchResponse> {
    return new Promise((resolve, reject) => {
      const id = ++asked;
      // A worker that is silent is stuck: nothing that waits for it gets an answer.
      const timer = setTimeout(() => giveUp('The search did not answer.'), patience);
      waiting.set(id, {
        // What takes long now is only texts.
        early: (response) => (clearTimeout(timer), early?.(response)),
        resolve: (response) => (clearTimeout(timer), resolve(response)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      try {
        worker ??= start();
        const folder = new URL(`${base}search/`, location.href).href;
        worker.postMessage({ id, folder, request, asked: performance.now() } satisfies Question);
      } catch (error) {
        settle(id)?.reject(error as Error);
      }
    });
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'failed') return settle(data.id)?.reject(new Error(data.error));
      performance.measure('search', { start: data.asked, detail: { engine: data.took, kind: data.kind } });
      if (data.kind === 'early') return waiting.get(data.id)?.early?.(data.response);
      settle(data.id)?.resolve(data.response);
    });
    // A worker that cannot be loaded, or that breaks, says so once and for all that wait.
    started.addEventListener('error', ({ message }) => giveUp(message || 'The search could not be loaded.'));
    return started;
  }

  function giveUp(message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const id of waiting.keys()) settle(id)?.reject(new Error(message));
  }

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    return one;
  }
}
