import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { createProxyServer } from 'httpxy';

import { addresses, problemsScript } from './problemsScript';
import type { DevelopmentState } from './state';

/** What people open while they write: it outlives every development server. */
export interface Front {
  server: Server;
  /** Tells all open pages how the development server is. */
  show: (state: DevelopmentState) => void;
}

/**
 * Makes the server that stands before the development server: it hands requests on to the one whose pages are shown, and
 * answers by itself when there is none. Open pages hear of every change of the state.
 */
export function createFront(): Front {
  let state: DevelopmentState = {
    phase: 'starting',
    generation: 0,
    renewal: 'none',
    modules: 'built',
    problems: [],
    warnings: [],
  };
  const listeners = new Set<ServerResponse>();
  // A connection for each request: a kept one may be closed by a server that was busy, with a request on its way.
  const proxy = createProxyServer({ ws: true, agent: false });
  const target = () => (state.port === undefined ? undefined : `http://localhost:${state.port}`);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.replace(/\?.*$/, '');
    if (path === addresses.script) {
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(problemsScript());
    } else if (path === addresses.state) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(eventOf(state));
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    } else {
      const to = target();
      if (to === undefined) sayThatThereIsNone(response);
      else proxy.web(request, response, { target: to }).catch(() => sayThatThereIsNone(response));
    }
  };

  const server = createServer(answer);
  server.on('upgrade', (request, socket: Socket, head) => {
    // A browser that goes away is no fault.
    socket.on('error', () => socket.destroy());
    const to = target();
    if (to === undefined) socket.destroy();
    else proxy.ws(request, socket, { target: to }, head).catch(() => socket.destroy());
  });
  proxy.on('error', (_error, _request, response) => {
    if (response && 'writeHead' in response) sayThatThereIsNone(response as ServerResponse);
    else response?.destroy();
  });
  return {
    server,
    show(next) {
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      state = next;
      for (const listener of listeners) listener.write(eventOf(state));
    },
  };
}

const eventOf = (state: DevelopmentState) => `data: ${JSON.stringify(state)}\n\n`;

function sayThatThereIsNone(response: ServerResponse): void {
  if (response.headersSent || response.writableEnded) return void response.destroy();
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No page yet</title><script async src="${addresses.script}?generation=0"></script><p>There is no page to show yet. It appears here by itself.</p></html>`,
  );
}
