import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';

import { securityHeaders } from '../host/headerRules';
import { loadOnce } from '../loadOnce';
import { docsServer } from './docsServer';
import { openDocs, warmUp, type ReadFile } from './openDocs';

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
export function createHandler(read: ReadFile, { local = false } = {}) {
  const open = loadOnce(() => openDocs(read));
  // A long-lived server is ready before the first request, which reports a failure.
  if (local) open('').then(warmUp, () => {});
  const onerror = ({ message }: Error) => console.error(message);
  const options = { maxSubscriptions: 0, maxRequestBodySize: 500_000, onerror };
  const server = createMcpHandler(async () => docsServer(await open('')), options);
  return async (request: Request): Promise<Response> => {
    const refusal = local ? originValidationResponse(request, localhostAllowedOrigins()) : undefined;
    const preflight = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : undefined;
    const response = refusal ?? preflight ?? (await server.fetch(request));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
