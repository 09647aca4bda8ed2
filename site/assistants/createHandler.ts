import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';

import { securityHeaders } from '../host/headerRules';
import type { WebHandler } from '../host/serve/webListener';
import { docsServer } from './docsServer';
import { openDocs, type Docs, type ReadFile } from './openDocs';

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
  // A long-lived server warms up before the first request, which reports a failure.
  if (local) open().catch(() => (opened = undefined));
  const limits = { maxSubscriptions: 0, maxRequestBodySize: 500_000 };
  const server = createMcpHandler(async () => docsServer(await open()), limits);

  async function respond(request: Request): Promise<Response> {
    const refusal = local ? originValidationResponse(request, localhostAllowedOrigins()) : undefined;
    if (refusal) return refusal;
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    try {
      await open();
    } catch (error) {
      console.error(error);
      // The next request tries again.
      opened = undefined;
      const failure = { code: -32603, message: 'The documentation could not be read.' };
      return Response.json({ jsonrpc: '2.0', id: null, error: failure }, { status: 500 });
    }
    return server.fetch(request);
  }

  return async (request) => {
    const response = await respond(request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
