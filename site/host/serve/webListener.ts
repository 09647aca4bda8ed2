import type { IncomingMessage, RequestListener } from 'node:http';
import { Readable } from 'node:stream';

/** Answers requests as the web has them. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Lets a server of Node.js answer with a handler, whose answers end. */
export function webListener(handle: WebHandler): RequestListener {
  return async (incoming, outgoing) => {
    try {
      const response = await handle(requestOf(incoming));
      const body = Buffer.from(await response.arrayBuffer());
      outgoing.writeHead(response.status, [...response.headers].flat()).end(body);
    } catch (error) {
      // Unless the client left.
      if (!outgoing.closed) console.error(error);
      outgoing.destroy();
    }
  };
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = incoming;
  const headers = incoming.headers as Record<string, string>;
  const body = /^(GET|HEAD)$/.test(method) ? undefined : (Readable.toWeb(incoming) as BodyInit);
  const init = { method, headers, body, duplex: 'half' };
  return new Request(new URL(url, 'http://localhost'), init);
}
