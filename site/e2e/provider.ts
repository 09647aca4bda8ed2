import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

import { serving } from './test';

/** How a provider of analytics answers. */
export type Mood = 'well' | 'with an error' | 'never';

/** An event as it was received. */
export interface ReceivedEvent {
  event: string;
  timestamp: string;
  properties: Record<string, unknown>;
}

/** A request as it was received. */
export interface ReceivedRequest {
  method: string;
  host: string;
  path: string;
  headers: IncomingMessage['headers'];
  events: ReceivedEvent[];
}

/** A server that replaces the analytics providers: it records requests, and answers as configured. */
export interface Provider {
  port: string;
  mood: Mood;
  requests: ReceivedRequest[];
}

/** The script that the provider serves when it answers well: it leaves its mark on the page. */
const script = 'window.intentScripts = (window.intentScripts ?? 0) + 1;';

/** Serves on a free port of this computer while a callback runs. */
export function servingProvider(use: (provider: Provider) => Promise<void>): Promise<void> {
  const provider: Provider = { port: '', mood: 'well', requests: [] };
  return serving(
    async (request, response) => {
      provider.requests.push(await receive(request));
      answer(request, response, provider.mood);
    },
    (address) => use(Object.assign(provider, { port: new URL(address).port })),
  );
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const body = await buffer(request);
  const { method = '', url = '', headers } = request;
  return {
    method,
    host: headers.host ?? '',
    path: url,
    headers,
    events: body.length > 0 ? decode(body) : [],
  };
}

/** The events of a body: JSON, packed or not, alone or several. */
function decode(body: Buffer): ReceivedEvent[] {
  const packed = body[0] === 0x1f && body[1] === 0x8b;
  const content = JSON.parse((packed ? gunzipSync(body) : body).toString('utf8')) as {
    batch: ReceivedEvent[];
  };
  return content.batch;
}

function answer(request: IncomingMessage, response: ServerResponse, mood: Mood): void {
  // Browsers repeat a request when a reused connection is cut, so each request gets its own.
  response.setHeader('Connection', 'close');
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (mood === 'with an error') response.writeHead(500).end('out of order');
  if (mood !== 'well') return;
  response.setHeader('Content-Type', request.method === 'GET' ? 'text/javascript' : 'application/json');
  response.end(request.method === 'GET' ? script : '{"status":1}');
}
