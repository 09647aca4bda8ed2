import type { SearchClient, SearchResult } from '../../search/engine/protocol';
import type { Answer, Question } from './worker';

interface Pending {
  asked: number;
  timer: ReturnType<typeof setTimeout>;
  early?: (result: SearchResult) => void;
  resolve: (result: SearchResult) => void;
  reject: (error: Error) => void;
}

/**
 * Asks the embedded engine in a worker. A search fails when the worker or the index can't be loaded or does not answer in 15 seconds; the next
 * one starts a new worker.
 *
 * Each answer is a measure `search` on the performance timeline. Its `detail.engine` is the time that the engine took, in
 * milliseconds; the rest is messaging. `detail.kind` tells early answers, which come before texts are fetched, from whole ones.
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
      const timer = setTimeout(() => giveUp('The search did not respond.'), 15_000);
      pending.set(id, { asked: performance.now(), timer, early, resolve, reject });
      try {
        worker ??= start();
        const folder = new URL(`${base}search/`, location.href).href;
        worker.postMessage({ id, folder, query } satisfies Question);
      } catch (error) {
        settle(id)?.reject(error as Error);
      }
    });

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'failed') return settle(data.id)?.reject(new Error(data.error));
      const { kind, result, took } = data;
      const question = kind === 'whole' ? settle(data.id) : pending.get(data.id);
      if (!question) return;
      performance.measure('search', { start: question.asked, detail: { engine: took, kind } });
      if (kind === 'whole') return question.resolve(result);
      // The engine works; only texts are missing.
      clearTimeout(question.timer);
      question.early?.(result);
    });
    started.addEventListener('error', ({ message }) => giveUp(message || 'The search could not be loaded.'));
    return started;
  }

  /** Ends the worker, and fails all questions: when one is stuck, no other gets an answer. */
  function giveUp(message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const id of pending.keys()) settle(id)?.reject(new Error(message));
  }

  function settle(id: number): Pending | undefined {
    const question = pending.get(id);
    clearTimeout(question?.timer);
    pending.delete(id);
    return question;
  }

  return { search, warmUp: () => void search({ query: '', hitsPerPage: 1 }).catch(() => undefined) };
}
