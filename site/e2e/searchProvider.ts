import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

import type { SearchRequest } from '../search/engine/protocol';
import { loadEngine } from '../search/readEngine';
import { settings } from '../fixtures/hosted/settings';
import { folders } from './folders';
import { serving } from './test';

/** A request as the provider received it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  parameters: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: SearchRequest;
}

/** A server in the place of the provider, over a real socket. */
export interface SearchProvider {
  /** What was received, in order. */
  received: ReceivedRequest[];
  /** Answers a request; a test sets another one for a fault. @default what the engine finds in the records of the site */
  answer: (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;
}

/** Answers with a status and a text, to pages of any origin as the provider does. */
export function reply(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(text);
}

/** Runs a provider while a callback runs, and leads to it what a page sends to the address in the settings. */
export async function withSearchProvider(
  page: Page,
  use: (provider: SearchProvider) => Promise<void>,
): Promise<void> {
  const engine = await loadEngine(folders.hosted);
  const provider: SearchProvider = {
    received: [],
    answer: async ({ body }, response) => reply(response, 200, JSON.stringify(await engine.search(body))),
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const received: ReceivedRequest = {
      method: request.method!,
      path: pathname,
      parameters: Object.fromEntries(searchParams),
      headers: request.headers,
      body: (await json(request)) as SearchRequest,
    };
    provider.received.push(received);
    await provider.answer(received, response);
  };
  const { search } = settings;
  if (search?.provider !== 'algolia' || search.host === undefined) throw new Error('No provider is set.');
  const { host } = search;
  await serving(
    (request, response) => void handle(request, response),
    async (address) => {
      await page.route(`${host}/**`, (route) =>
        route.continue({ url: route.request().url().replace(host, address) }),
      );
      await use(provider);
    },
  );
}
