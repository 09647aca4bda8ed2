import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Answers requests as the web has them. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Lets a server of Node.js answer with a handler. A client that leaves ends its request. */
export function webListener(handle: WebHandler): RequestListener {
  return (incoming, outgoing) => {
    respond(handle, incoming, outgoing).catch((error: unknown) => {
      // The client left.
      if (!outgoing.destroyed) console.error(error);
      outgoing.destroy();
    });
  };
}

async function respond(
  handle: WebHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers, url = '/' } = incoming;
  const left = new AbortController();
  outgoing.on('close', () => left.abort());
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === undefined ? [] : [[name, one]])),
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: pairs,
    signal: left.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  });
  const response = await handle(request);
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
