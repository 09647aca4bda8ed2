import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { createFront, type Front } from './front';
import { addresses } from './problemsScript';
import type { DevelopmentState } from './state';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(server: Server): Promise<number> {
  servers.push(server);
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

const state = (changes: Partial<DevelopmentState>): DevelopmentState => ({
  phase: 'serving',
  generation: 1,
  renewal: 'none',
  modules: 'built',
  problems: [],
  warnings: [],
  ...changes,
});

async function openFront(): Promise<Front & { address: string }> {
  const front = createFront();
  return { ...front, address: `http://localhost:${await open(front.server)}` };
}

const openSite = (answer: RequestListener) => open(createServer(answer));

test('answers by itself, with a page that follows the state, while there is no server', async () => {
  const { address } = await openFront();
  const response = await fetch(`${address}/docs/a`);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain(`${addresses.script}?generation=0`);
});

test('hands requests on to the server whose pages are shown, and to the next one when that is ready', async () => {
  const { address, show } = await openFront();
  for (const name of ['first', 'second']) {
    const port = await openSite((request, response) => {
      response.writeHead(201, { 'x-site': name }).end(`${request.method} ${request.url}`);
    });
    show(state({ port }));
    const response = await fetch(`${address}/a?b`, { method: 'POST', body: 'c' });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-site')).toBe(name);
    expect(await response.text()).toBe('POST /a?b');
  }
});

test('answers by itself when the server is gone', async () => {
  const { address, show } = await openFront();
  const gone = createServer();
  const port = await open(gone);
  gone.close();
  show(state({ port }));
  expect((await fetch(address)).status).toBe(503);
});

test('does not rely on a connection that the server closes while it is idle', async () => {
  const { address, show } = await openFront();
  const used = new WeakSet<Socket>();
  const port = await openSite(({ socket }, response) => {
    // A busy server closes it just as the next request arrives.
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    response.end('here');
  });
  show(state({ port }));
  for (let request = 0; request < 3; request++) expect((await fetch(address)).status).toBe(200);
});

test('tells pages the state when they ask, and every change of it', async () => {
  const { address, show } = await openFront();
  const response = await fetch(address + addresses.state);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('"phase":"starting"');
  show(state({ generation: 7 }));
  // What has not changed is not told.
  show(state({ generation: 7 }));
  show(state({ generation: 8 }));
  let told = '';
  while (!told.includes('"generation":8')) told += (await reader.read()).value;
  expect(told.match(/"generation":7/g)).toHaveLength(1);
  await reader.cancel();
});

test('hands on a connection that is upgraded, and closes one that leads nowhere', async () => {
  const { address, show } = await openFront();
  const upgrade = async () => {
    const socket = connect(Number(new URL(address).port), 'localhost');
    socket.on('error', () => {});
    socket.write(
      'GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('echo')) socket.end();
      else if (said.endsWith('\r\n\r\n')) socket.write('echo');
    });
    await once(socket, 'close');
    return said;
  };
  expect(await upgrade()).toBe('');

  const site = createServer();
  site.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.pipe(socket);
  });
  show(state({ port: await open(site) }));
  expect(await upgrade()).toMatch(/^HTTP\/1\.1 101 [\s\S]*\r\n\r\necho$/);
});

test('its script has no types left, and refers to nothing outside', async () => {
  const { address } = await openFront();
  const response = await fetch(address + addresses.script);
  expect(response.headers.get('content-type')).toContain('javascript');
  const script = await response.text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|export)\b/);
});
