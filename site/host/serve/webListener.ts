import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';

/** Answers requests as the web has them. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Lets a server of Node.js answer with a handler, whose answers end. */
export function webListener(handle: WebHandler): RequestListener {
  return async (incoming, outgoing) => {
    try {
      const { method = 'GET', url = '/', headers } = incoming;
      const body = /^(GET|HEAD)$/.test(method) ? undefined : Readable.toWeb(incoming);
      const init = { method, headers, body, duplex: 'half' } as RequestInit;
      const response = await handle(new Request(new URL(url, 'http://localhost'), init));
      const text = Buffer.from(await response.arrayBuffer());
      outgoing.writeHead(response.status, [...response.headers].flat()).end(text);
    } catch (error) {
      // Unless the client left.
      if (!outgoing.closed) console.error(error);
      outgoing.destroy();
    }
  };
}
