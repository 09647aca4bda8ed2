import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';

import { listen } from '../../host/serve/listen';
import { siteHandler } from '../../host/serve/siteHandler';

/** Addresses of a built site, as it is published and as some visitors get it. */
export interface Served {
  /** As it is published. */
  site: string;
  /** For a browser that refuses its storage. */
  withoutStorage: string;
  /** Shows the page at the path after it in a frame, the only element of the document, in which no script runs. */
  withoutScript: string;
  close: () => void;
}

const refusal = `<script>Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('Storage is off here.', 'SecurityError') },
})</script>`;

/** Serves a built site. No engine has a switch for what a visitor may have turned off that works in all of them, so a page has it. */
export async function serveVariants(folder: string): Promise<Served> {
  const files = siteHandler(folder);
  const pageAt = (path: string) =>
    readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const answering =
    (write: (path: string) => string | undefined): RequestListener =>
    (request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      const isPage = !/\.\w+$|^\/static\//.test(pathname) || pathname.endsWith('.proto');
      const html = isPage ? write(pathname) : undefined;
      if (html === undefined) return files(request, response);
      // Without the policy of the site: what is changed here would be refused.
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    };
  const servers = [
    createServer(files),
    createServer(answering((path) => pageAt(path).replace('<head>', `<head>${refusal}`))),
    createServer(
      answering((path) =>
        path.startsWith('/framed/')
          ? `<!doctype html><iframe sandbox="allow-same-origin" src="${path.slice('/framed'.length)}" width="1200" height="800"></iframe>`
          : pageAt(path),
      ),
    ),
  ];
  const [site, withoutStorage, withoutScript] = (await Promise.all(
    servers.map(async (server) => `http://localhost:${await listen(server, 0)}`),
  )) as [string, string, string];
  return {
    site,
    withoutStorage,
    withoutScript: `${withoutScript}/framed`,
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
