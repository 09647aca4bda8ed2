import { createServer } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { listen } from '../host/serve/listen';
import { serveFiles } from './serveFiles';

/** Asks a server that has a text and a picture, and answers anything else itself. */
async function ask(path: string): Promise<Response> {
  const files: Record<string, string | Buffer> = {
    '/docs/static/a.json': '{"a":"ä"}',
    '/docs/favicon.ico': Buffer.from([0, 0, 1, 0]),
  };
  const middleware = serveFiles((at) => Promise.resolve(files[at]));
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end('a page')),
  );
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  return fetch(`http://localhost:${port}${path}`);
}

test('texts and pictures come with their types, whatever the query, and are asked for anew', async () => {
  const text = await ask('/docs/static/a.json?now');
  expect(text.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(text.headers.get('cache-control')).toBe('no-store');
  expect(await text.json()).toEqual({ a: 'ä' });
  const icon = await ask('/docs/favicon.ico');
  expect(icon.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
  expect([...new Uint8Array(await icon.arrayBuffer())]).toEqual([0, 0, 1, 0]);
});

test('what is no file is left to the pages', async () => {
  const answer = await ask('/favicon.ico');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('a page');
});
