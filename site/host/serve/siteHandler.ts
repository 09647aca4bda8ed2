import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

import { contentType } from '../contentType';
import { caching } from '../headerRules';
import { acceptedEncodings, servableRange } from './requestHeaders';
import { hostRules } from './hostRules';
import { keptFiles, type KeptFile } from './keptFiles';
import { readTarget } from './readTarget';
import { statsOf } from './statsOf';
import { encodeAddress } from '../redirectsFile';

export interface SiteHandlerOptions {
  /** Path under which the site is published, with a slash at both ends. @default '/' */
  base?: string;
}

/**
 * Answers requests with the files of a built site, as the hosts do that read its `_headers` and `_redirects`: clean
 * addresses, compressed copies, validators, and the not-found page with status 404. The folder may be built anew meanwhile.
 *
 * @param folder Path of the built site.
 */
export function siteHandler(folder: string, { base = '/' }: SiteHandlerOptions = {}): RequestListener {
  const files = sirv(folder, {
    // Look at the disk at each request: lengths remembered from before a build would be wrong.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, file) {
      response.removeHeader('ETag');
      response.setHeader('Content-Type', contentType(file));
      // An archive is what the reader wants, not an encoding of something else.
      if (/\.(br|gz)$/.test(file)) response.setHeader('Content-Encoding', 'identity');
    },
  });

  const readRules = hostRules(folder);
  const readKept = keptFiles(folder);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const rules = readRules();
    const asked = pathOf(request);
    const path = `${asked}/` === base ? base : asked;
    const end = (status: number, body: string | Buffer = '', headers: OutgoingHttpHeaders = {}) =>
      send(response, status, body, { ...rules.headersAt(path), ...asNoFile, ...headers });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    }
    const redirect = redirectOf(request.url ?? '/', rules.redirects);
    if (redirect !== undefined) return end(301, '', { Location: redirect });
    const target = readTarget(request.url ?? '/', base);
    if (target.kind === 'malformed') return end(400, 'This is not a valid address.');
    const file = target.kind === 'unknown' ? undefined : firstFile(folder, target.files);
    if (target.kind === 'moved' && file) return end(308, '', { Location: target.to });
    const own = { 'Cache-Control': caching.other, ...rules.headersAt(path) };
    if (file !== undefined && sendFile(request, response, { file, own })) return;
    const page = readKept('404.html', []);
    end(404, page?.body ?? 'There is no such page.', page && { 'Content-Type': contentType('404.html') });
  }

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    { file, own }: { file: string; own: Record<string, string> },
  ): boolean {
    const { headers } = request;
    const encodings = acceptedEncodings(headers['accept-encoding']);
    headers.range = servableRange(request);
    const kept = headers.range === undefined ? readKept(file, encodings) : undefined;
    if (kept) {
      sendKept(request, response, { kept, own });
      return true;
    }
    // Where sirv falls short of HTTP, it is not asked: refused encodings, and ranges of other forms than one from-to.
    request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`;
    headers['accept-encoding'] = encodings.join();
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    // sirv answers 304 without the validator, and only to the very validator that was sent.
    if (headers['if-none-match']) response.setHeader('ETag', headers['if-none-match']);
    response.once('pipe', (source: Readable) => {
      source.once('error', () => response.destroy());
      response.once('close', () => source.destroy());
    });
    let sent = true;
    files(request, response, () => {
      sent = false;
    });
    return sent;
  }

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  };
}

/** Answers with a file from memory. What the site says of a path goes before what its file says. */
function sendKept(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { kept, own }: { kept: KeptFile; own: Record<string, string> },
): void {
  const { ETag, 'Content-Type': type } = kept.headers;
  if (headers['if-none-match'] === ETag) {
    response.writeHead(304, { ...own, Vary: 'Accept-Encoding', ETag }).end();
    return;
  }
  if (type !== undefined) response.setHeader('Content-Type', type);
  response.writeHead(200, { ...kept.headers, ...own, Vary: 'Accept-Encoding' });
  response.end(kept.body);
}

/** Path that a request asks for, as it was sent, without the query. */
const pathOf = ({ url = '/' }: IncomingMessage) => /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';

/** Headers of answers that are no file: what is not there today may be there tomorrow. */
const asNoFile = { 'Cache-Control': caching.other, 'Content-Type': contentType('.txt') };

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

function firstFile(folder: string, files: string[]): string | undefined {
  return files.find((file) => statsOf(join(folder, file))?.isFile());
}

/**
 * Where a request is led that asks for an address that moved. The query is handed on, unless the new address brings
 * one of its own.
 *
 * @param target Path and query as they were sent, or a whole address.
 * @param redirects Where addresses lead, both encoded.
 */
function redirectOf(target: string, redirects: Map<string, string>): string | undefined {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const to = redirects.get(encodeAddress(path));
  if (to === undefined) return undefined;
  const [, address = '', ownQuery = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${address}${ownQuery || query}${anchor}`;
}
