import type { IncomingMessage, ServerResponse } from 'node:http';

import { contentType } from '../host/contentType';

/**
 * Answers what a built site has as files beside its pages, while there is only a development server.
 *
 * @param fileAt What is at an address, base included, as it is now. Undefined where nothing is.
 */
export function serveFiles(fileAt: (path: string) => Promise<string | Buffer | undefined>) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const path = request.url?.replace(/\?.*$/, '') ?? '';
    fileAt(path).then((file) => {
      if (file === undefined) return next();
      response.writeHead(200, { 'content-type': contentType(path), 'cache-control': 'no-store' });
      response.end(file);
    }, next);
  };
}
