import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';

import { securityHeaders } from '../host/headerRules';
import { loadOnce } from '../loadOnce';
import { createDocsServer } from './createDocsServer';
import { type Docs, openDocs, type ReadFile } from './openDocs';

/** Headers of every answer. Any site can send requests: all data is public. */
const headers = {
  ...securityHeaders("default-src 'none'; frame-ancestors 'none'"),
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': '*',
  'Cache-Control': 'no-store',
};

/**
 * Answers requests of the Model Context Protocol over a built site. It keeps no sessions, and never fails.
 *
 * @param local Whether to accept only pages from this machine, as the protocol requires of a server on localhost.
 */
export function createDocsHandler(read: ReadFile, { local = false } = {}) {
  const open = loadOnce(() => openDocs(read));
  // The key is always '': there is one site. A long-lived server loads early. If that fails, the first request reports it.
  if (local) open('').then(warmUp, () => {});
  const onerror = ({ message }: Error) => console.error(message);
  const options = { maxSubscriptions: 0, maxRequestBodySize: 500_000, onerror };
  const server = createMcpHandler(async () => createDocsServer(await open('')), options);
  return async (request: Request): Promise<Response> => {
    const refusal = local ? originValidationResponse(request, localhostAllowedOrigins()) : undefined;
    const preflight = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : undefined;
    const response = refusal ?? preflight ?? (await server.fetch(request));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

/** Warms up the server, in short steps between requests. */
export async function warmUp(docs: Docs): Promise<void> {
  const { fetch } = createMcpHandler(() => createDocsServer(docs));
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  for (const { title } of docs.pages.slice(0, 40)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    // Without its first letter, a word is a typo.
    const params = { name: 'search_docs', arguments: { query: title.replace(/\b\w/g, '') } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    await (await fetch(new Request('http://localhost', { method: 'POST', headers, body }))).text();
  }
}
