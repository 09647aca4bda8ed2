import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

import { SiteError } from '../../problem';

/** What a person is told when a port cannot be had. */
const reasons: Record<string, string> = {
  EADDRINUSE: 'another program listens on it.',
  EACCES: 'the system does not let you listen on it.',
};

/**
 * Begins to listen, to this computer only, and returns the port: that asked for, or a free one for 0.
 *
 * @throws {SiteError} When the port is taken or not allowed.
 */
export async function listen(server: Server, port: number): Promise<number> {
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
 * Tries whether a port can be listened on, and leaves it free.
 *
 * @throws {SiteError} When it cannot.
 */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await once(probe.close(), 'close');
}
