import { existsSync, readFileSync, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import compression from 'compression';
import sirv from 'sirv';

import { contentType } from '../contentType';
import { caching } from '../headerRules';
import { headersAt, headersFile, parseHeaders } from '../headersFile';
import { encodeAddress, leadOn, parseRedirects, redirectsFile } from '../redirectsFile';
import { partsOf, readTarget } from './readTarget';

export interface SiteHandlerOptions {
  /** Path under which the site is published, with a slash at both ends. @default '/' */
  base?: string;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const compress = compression() as unknown as Middleware;

/**
 * Serves the files of a built site like the hosts that read its `_headers` and `_redirects`: clean addresses, compression,
 * validators, and the not-found page with status 404. The folder may be rebuilt while it is served.
 *
 * @param folder Path of the built site.
 */
export function siteHandler(folder: string, { base = '/' }: SiteHandlerOptions = {}): RequestListener {
  const files = sirv(folder, {
    // Looks at the disk on each request: the folder may be rebuilt.
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders: (response, file) => void response.setHeader('Content-Type', contentType(file)),
  });
  const read = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const statsOf = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? statSync(path) : undefined;
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = partsOf(request.url ?? '/');
    const own = headersAt(`${path}/` === base ? base : path, parseHeaders(read(headersFile) ?? ''));
    for (const [name, value] of Object.entries({ 'Cache-Control': caching.other, ...own })) {
      response.setHeader(name, value);
    }
    const end = (status: number, body = '', headers: OutgoingHttpHeaders = {}) => {
      const asText = { 'Cache-Control': caching.other, 'Content-Type': contentType('.txt') };
      response.writeHead(status, { ...asText, ...headers }).end(body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    }
    const redirect = parseRedirects(read(redirectsFile) ?? '').get(encodeAddress(path));
    if (redirect !== undefined) return end(301, '', { Location: leadOn(redirect, query) });
    const target = readTarget(request.url ?? '/', base);
    if (target.kind === 'malformed') return end(400, 'This is not a valid address.');
    const file = target.kind === 'unknown' ? undefined : target.files.find((name) => statsOf(name)?.isFile());
    if (target.kind === 'moved' && file !== undefined) return end(308, '', { Location: target.to });
    const page = read('404.html');
    const missing = () =>
      end(
        404,
        page ?? 'There is no such page.',
        page === undefined ? {} : { 'Content-Type': contentType('.html') },
      );
    if (file === undefined) return missing();
    const stats = statsOf(file)!;
    if (isFresh(request, stats)) {
      response.writeHead(304, { ETag: etagOf(stats) }).end();
      return;
    }
    request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`;
    request.headers.range = servableRange(request);
    response.once('pipe', (source: Readable) => {
      source.once('error', () => response.destroy());
      response.once('close', () => source.destroy());
    });
    files(request, response, missing);
  }

  return (request, response) => {
    const respond = () => {
      try {
        answer(request, response);
      } catch (error) {
        console.error(error);
        response.destroy();
      }
    };
    // A part of a file is sent as it is.
    if (request.headers.range === undefined) compress(request, response, respond);
    else respond();
  };
}

/** The validator that sirv sends. */
const etagOf = ({ size, mtime }: Stats) => `W/"${size}-${mtime.getTime()}"`;

/** Whether a browser holds the file as it is now (RFC 9110, section 13.2.2). */
function isFresh({ headers }: IncomingMessage, stats: Stats): boolean {
  const { 'if-none-match': match, 'if-modified-since': since } = headers;
  if (match === undefined)
    return since !== undefined && Math.floor(stats.mtimeMs / 1000) * 1000 <= Date.parse(since);
  return match.split(',').some((tag) => ['*', etagOf(stats)].includes(tag.trim()));
}

/** The `Range` of a request if sirv answers it by the standard: one range with a start, not ending with byte 0. */
function servableRange({ method, headers: { range = '', 'if-range': condition } }: IncomingMessage) {
  const [, first, last] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(range) ?? [];
  const isServable = first !== undefined && (last === undefined || Number(first) <= Number(last));
  return isServable && method === 'GET' && condition === undefined ? range : undefined;
}
