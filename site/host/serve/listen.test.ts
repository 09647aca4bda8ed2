import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { SiteError } from '../../problem';
import { listen, parsePort } from './listen';

it('listens on a port, and rejects one that is in use', async () => {
  const first = createServer();
  const port = await listen(first, 0);
  onTestFinished(() => void first.close());
  expect((first.address() as AddressInfo).port).toBe(port);

  await expect(listen(createServer(), port)).rejects.toThrow(
    `port ${port}: another program is already listening on it.\n  Set PORT to`,
  );
});

it('can listen again on a port that it closed', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await once(server.close(), 'close');

  expect(await listen(server, port)).toBe(port);
  server.close();
});

it('keeps an idle connection longer than any browser, and sends clients the timeout', async () => {
  const server = createHttpServer((_request, response) => void response.end());
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  const { headers } = await fetch(`http://localhost:${port}`);
  expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive')!)![1])).toBeGreaterThan(300);
});

it('can only be reached from this computer', async () => {
  const server = createServer();
  await listen(server, 0);
  onTestFinished(() => void server.close());
  expect((server.address() as AddressInfo).address).toMatch(/^(127\.|::1$)/);
});

it.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['80', 80],
  ['65535', 65535],
])('reads %j as %i', (value, port) => {
  expect(parsePort(value)).toBe(port);
});

it('falls back to the default port of the command', () => {
  expect(parsePort('', '3000')).toBe(3000);
  expect(() => parsePort('x', '3000')).toThrow(/leave it out for 3000/);
});

it.each(['abc', '-1', '65536', '99999', '80.5', '0x50', ' 80', '4173/', '1e3'])('rejects %j', (value) => {
  expect(() => parsePort(value)).toThrow(SiteError);
});

it('explains which ports are valid', () => {
  expect(() => parsePort('http')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: PORT: expected a whole number from 0 to 65535, received "http".
      Set PORT to such a number, or leave it out for 4173.]
  `);
});
