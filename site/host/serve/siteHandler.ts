import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { constants } from 'node:zlib';

import compression from 'compression';
import send from 'send';

import { contentType } from '../contentType';
import { cacheControl } from '../headerRules';
import { headersAt, parseHeaders } from '../headersFile';
import { hiddenFiles } from '../hostFiles';
import { encodeAddress, parseRedirects, withQuery } from '../redirectsFile';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Brotli's level 5 makes pages 7 % smaller than 4, the default, and takes a millisecond more for a page. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = compression({ brotli }) as unknown as Middleware;

/** Names that no page has: empty, hidden, parent folders, or with characters that only attacks use. */
const refused = /(^|\/)(\/|\.(?!well-known\/))|[\\\p{Cc}\p{Cs}]/u;

/**
 * Serves a built site like the hosts that read its `_headers` and `_redirects`: clean addresses, compression, validators,
 * and the not-found page with status 404. The folder can be rebuilt while it is served.
 *
 * @param folder Path of the built site.
 * @param base Path under which the site is published, with a slash at both ends.
 */
export function siteHandler(folder: string, base = '/'): RequestListener {
  const isFile = (file: string) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();
  const read = (file: string) => (isFile(file) ? readFileSync(join(folder, file), 'utf8') : undefined);

  function respond(request: IncomingMessage, response: ServerResponse): void {
    // The target of a request can be a whole URL (RFC 9112, section 3.2).
    const [, path = '/', query = ''] =
      /^(?:https?:\/\/[^/?#]*)?([^?#]+)?(\?[^#]*)?/i.exec(request.url!) ?? [];
    const rules = parseHeaders(read('_headers') ?? '');
    const headers = headersAt(`${path}/` === base ? base : path, rules);
    response.setHeaders(new Map(Object.entries({ 'Cache-Control': cacheControl.other, ...headers })));
    const end = (status: number, body = '', more: Record<string, string> = {}) => {
      const plain = { 'Cache-Control': cacheControl.other, 'Content-Type': contentType('.txt') };
      response.statusCode = status;
      response.setHeaders(new Map(Object.entries({ ...plain, ...more }))).end(body);
    };
    const notFound = () =>
      end(404, read('404.html') ?? 'Page not found.', { 'Content-Type': contentType('.html') });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(405, 'Only GET and HEAD are allowed.', { Allow: 'GET, HEAD' });
    }
    if (`${path}/` === base) return end(308, '', { Location: `${base}${query}` });
    const redirect = parseRedirects(read('_redirects') ?? '').get(encodeAddress(path));
    if (redirect !== undefined) return end(301, '', { Location: withQuery(redirect, query) });

    const name = unescape(path.slice(base.length));
    if (!`${path}/`.startsWith(base) || refused.test(name)) return notFound();
    const address = name.replace(/\/$/, '');
    const page = address.replace(/(^|\/)index(\.html)?$|\.html$/, '');
    if (hiddenFiles.includes(page)) return notFound();
    const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
    const file = (name === page ? [page, ...candidates] : candidates).find(isFile);
    if (file === undefined) return notFound();
    if (page !== address) return end(308, '', { Location: `${base}${encodePath(page)}${query}` });
    response.setHeader('Content-Type', contentType(file));
    send(request, encodePath(file), {
      root: folder,
      dotfiles: 'allow',
      acceptRanges: false,
      cacheControl: false,
    })
      .on('error', () => {
        if (response.headersSent) return response.destroy();
        for (const name of ['Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name);
        notFound();
      })
      .pipe(response);
  }

  return (request, response) =>
    compress(request, response, () => {
      try {
        respond(request, response);
      } catch (error) {
        console.error(error);
        response.destroy();
      }
    });
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
