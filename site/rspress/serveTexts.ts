import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers what a built site has as files beside its pages, while there is only a development server.
 *
 * @param textsOf Texts by their addresses, base included, as they are now.
 */
export function serveTexts(textsOf: () => ReadonlyMap<string, string>) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const text = textsOf().get(request.url?.replace(/\?.*$/, '') ?? '');
    if (text === undefined) return next();
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(text);
  };
}
