import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
  readRequestBody,
} from '@modelcontextprotocol/server';

import { securityHeaders } from '../host/headerRules';
import type { WebHandler } from '../host/serve/webListener';
import { docsServer } from './docsServer';
import { openDocs, type Docs, type ReadFile } from './openDocs';
import { most, readMessage } from './readMessage';

/** Headers of every answer. Any site may ask: nothing here is private. */
const headers = {
  ...securityHeaders("default-src 'none'; frame-ancestors 'none'"),
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': '*',
  'Cache-Control': 'no-store',
};

/**
 * Answers requests of the Model Context Protocol over a built site. It holds no sessions, and never fails.
 *
 * @param local Whether only pages of this computer can ask, as the protocol wants it of a server on localhost.
 */
export function createHandler(read: ReadFile, { local = false } = {}): WebHandler {
  let opened: Promise<Docs> | undefined;
  const open = () => (opened ??= openDocs(read));
  const { fetch } = createMcpHandler(async () => docsServer(await open()), { maxSubscriptions: 0 });

  async function respond(request: Request): Promise<Response> {
    const { method, url, headers } = request;
    const foreign = local ? originValidationResponse(request, localhostAllowedOrigins()) : undefined;
    if (foreign) return foreign;
    if (method === 'OPTIONS') return new Response(null, { status: 204 });
    if (method !== 'POST') return fetch(request);
    const body = await readRequestBody(request, most.bytes);
    const message = readMessage(body.tooLarge ? undefined : body.text);
    if ('error' in message) {
      return Response.json({ jsonrpc: '2.0', id: null, ...message }, { status: body.tooLarge ? 413 : 400 });
    }
    // Otherwise the library hides why the site can't be read.
    await open();
    return fetch(new Request(url, { method, headers }), { parsedBody: message.json });
  }

  return async (request) => {
    const response = await respond(request).catch((error: unknown) => {
      console.error(error);
      // The next request tries again.
      opened = undefined;
      const failure = { code: -32603, message: 'The documentation could not be read.' };
      return Response.json({ jsonrpc: '2.0', id: null, error: failure }, { status: 500 });
    });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
