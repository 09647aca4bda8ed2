import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test, vi } from 'vitest';

import { listen } from './listen';
import { webListener } from './webListener';

async function serve(handle: (request: Request) => Promise<Response>): Promise<string> {
  const server = createServer(webListener(handle));
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${port}`;
}

test('method, address, headers and text arrive, and the answer goes back', async () => {
  const address = await serve(async (request) => {
    const { method, url, headers } = request;
    const said = [method, new URL(url).pathname, headers.get('x-light'), await request.text()].join(' ');
    return new Response(said, { status: 201, headers: { 'X-Answer': 'yes' } });
  });
  const response = await fetch(`${address}/lamp?a=1`, {
    method: 'POST',
    headers: { 'X-Light': 'red' },
    body: 'on',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('X-Answer')).toBe('yes');
  expect(await response.text()).toBe('POST /lamp red on');
});

test('an answer without a text ends', async () => {
  const address = await serve(async () => new Response(null, { status: 204 }));
  expect((await fetch(address)).status).toBe(204);
});

test('a failure closes the connection, and the server goes on', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => report.mockRestore());
  let calls = 0;
  const address = await serve(async () => {
    if (++calls === 1) throw new Error('broken');
    return new Response('fine');
  });
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(await (await fetch(address)).text()).toBe('fine');
  expect(report).toHaveBeenCalledOnce();
});

test('an address that is none is refused', async () => {
  const address = await serve(async () => new Response('fine'));
  const socket = connect(Number(new URL(address).port), 'localhost');
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => report.mockRestore());
  socket.write('GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await text(socket);
  expect((await fetch(address)).status).toBe(200);
});
