import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SearchResponse } from '../../search/engine/protocol';
import { embeddedClient } from './embeddedClient';
import type { WorkerMessage } from './worker';

const found: SearchResponse = { hits: [], nbHits: 7, nbPages: 1 };

/** Answers the latest query, in place of a worker. */
let answer: (message: WorkerMessage) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(_query: unknown, [port]: [MessagePort]) {
        answer = (message) => port.postMessage(message);
      }
      terminate() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a search that is answered in time has no time limit afterwards', async () => {
  const result = embeddedClient().search({ query: 'lamps' });
  answer({ result: found });
  await expect(result).resolves.toEqual(found);
  expect(vi.getTimerCount()).toBe(0);
});

test('a search fails after 15 seconds, even if partial results have come', async () => {
  let result: Promise<SearchResponse> | undefined;
  const early = new Promise((resolve) => (result = embeddedClient().search({ query: 'lamps' }, resolve)));
  answer({ partial: found });
  await expect(early).resolves.toEqual(found);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(15_000);
  await expect(result).rejects.toThrow('The search did not respond.');
});
