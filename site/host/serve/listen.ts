import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

import { SiteError } from '../../problem';

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program is already listening on it.',
  EACCES: 'you have no permission to listen on it.',
};

/** How long an idle connection stays open: browsers close theirs after 5 minutes at most. In milliseconds. */
const keepAlive = 10 * 60_000;

/**
 * Starts listening, on this computer only, and returns the port: the given one, or a free one for 0. Idle connections stay
 * open longer than clients keep them, so that they aren't closed just as the next request is sent.
 *
 * @throws {SiteError} When the port is taken or not allowed.
 */
export async function listen(server: Server, port: number): Promise<number> {
  if (server instanceof HttpServer) server.keepAliveTimeout = keepAlive;
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    const message = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (message === undefined) throw error;
    const fix = 'Set PORT to another number, or to 0 for any that is free.';
    throw new SiteError([{ file: `port ${port}`, message, fix }]);
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Parses the environment variable `PORT`.
 *
 * @param value 0 means any free port; an empty text means `fallback`.
 * @throws {SiteError} When it is not a port number.
 */
export function parsePort(value?: string, fallback = '4173'): number {
  const text = value || fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  const message = `expected a whole number from 0 to 65535, received ${JSON.stringify(text)}.`;
  const fix = `Set PORT to such a number, or leave it out for ${fallback}.`;
  throw new SiteError([{ file: 'PORT', message, fix }]);
}
