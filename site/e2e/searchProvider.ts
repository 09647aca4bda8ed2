import type { Request, Route } from '@playwright/test';

import { settings } from '../fixtures/hosted/settings';
import type { SearchEngine } from '../search/engine/createEngine';
import type { SearchQuery } from '../search/engine/protocol';
import { readEngine } from '../search/readSearch';
import { folders } from './folders';
import { test as base } from './test';

type Answer = Parameters<Route['fulfill']>[0];
export type SearchRequest = { requests: SearchQuery[] };
export const answerOf = async (engine: SearchEngine, { requests }: SearchRequest) => ({
  json: { results: await Promise.all(requests.map((query) => engine.search(query))) },
});

/** A hosted search provider, played by the test. */
export interface SearchProvider {
  /** What pages have asked, in order. */
  received: Request[];
  /** Answers a request. @default what the engine finds in the records of the site */
  answer: (request: SearchRequest) => Answer | Promise<Answer>;
}

/** A test with a hosted search provider. */
export const test = base.extend<{ provider: SearchProvider }>({
  provider: async ({ page }, use) => {
    const engine = await readEngine(folders.hosted);
    const provider: SearchProvider = {
      received: [],
      answer: (request) => answerOf(engine, request),
    };
    const { search } = settings;
    if (search?.provider !== 'algolia' || search.host === undefined) throw new Error('No provider is set.');
    await page.route(`${search.host}/**`, async (route) => {
      provider.received.push(route.request());
      const answer = await provider.answer(route.request().postDataJSON() as SearchRequest);
      await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, ...answer });
    });
    await use(provider);
  },
});

/** An answer with markup and a script in it, as crawled records can have. */
export const hostileAnswer = {
  json: {
    results: [
      {
        hits: [
          { objectID: '1', url: 'javascript:window.hit=1', type: 'lvl1', hierarchy: hierarchyOf('Wick') },
          {
            objectID: '2',
            url: 'https://lighthouse.example.com/docs/guides/lighting#wick',
            type: 'lvl2',
            hierarchy: hierarchyOf('<img src=x onerror=window.hit=1>'),
          },
        ],
      },
    ],
  },
};

function hierarchyOf(lvl2: string) {
  return { lvl0: null, lvl1: 'Wick', lvl2, lvl3: null };
}
