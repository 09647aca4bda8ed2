import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { cacheControl } from '../headerRules';
import { formatHeaders } from '../headersFile';
import { formatRedirects } from '../redirectsFile';
import { listen } from './listen';
import { siteHandler } from './siteHandler';

const long = 'All work and no play makes a page that shrinks. '.repeat(100);
const everywhere = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'",
  'X-Content-Type-Options': 'nosniff',
};
const digits = '0123456789'.repeat(200_000);
const room = temporaryFolder({}, { until: afterAll });
const folder = join(room, 'site');
let port: number;

beforeAll(async () => {
  write({
    '../secret.txt': 'not of the site',
    'index.html': 'home',
    '404.html': 'not found',
    'quickstart.html': `quickstart ${long}`,
    'api.html': 'api',
    'api/go.html': 'go',
    'api/mgmt/v1alpha1/job.proto.html': 'job',
    'cli/index.html': 'cli',
    'über.html': 'about',
    '.env': 'hidden',
    'static/js/index.219560571c.js': `// ${long}`,
    'static/logo.svg': '<svg/>',
    'static/film.bin': digits,
    'sample.sql.gz': gzipSync('select 1'),
    _headers: formatHeaders({
      '/*': everywhere,
      '/static/js/*': { 'Cache-Control': cacheControl.hashed },
    }),
    _redirects: formatRedirects([
      { from: '/old', to: '/api/go' },
      { from: '/%C3%A4lter', to: '/%C3%BCber?of=age#top' },
      { from: '/gone', to: 'https://elsewhere.example/' },
    ]),
  });
  port = await serve();
});

function write(files: Record<string, string | Buffer>, root = folder): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** Serves until the end of the test, or of all tests when none runs. */
async function serve(root = folder, base = '/'): Promise<number> {
  const server = createServer(siteHandler(root, base));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  if (root === folder && base === '/') afterAll(close);
  else onTestFinished(close);
  return listen(server, 0);
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function ask(
  path: string,
  { headers = {}, method = 'GET', ...options }: RequestOptions = {},
): Promise<Answer> {
  const asked = request({ host: 'localhost', port, path, method, headers, agent: false, ...options }).end();
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Sends bytes unchanged, and returns the first line of the answer and the text after it. */
async function send(target: string): Promise<{ status: number; text: string }> {
  const socket = connect(port, 'localhost');
  socket.write(
    Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'),
  );
  const text = (await buffer(socket)).toString();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text };
}

describe('an address', () => {
  it.each([
    ['/', 'home'],
    ['/api', 'api'],
    ['/api/', 'api'],
    ['/api/go', 'go'],
    ['/api/mgmt/v1alpha1/job.proto', 'job'],
    ['/cli', 'cli'],
    ['/cli/?q=1', 'cli'],
    ['/%C3%BCber', 'about'],
  ])('%s returns its page', async (path, body) => {
    const answer = await ask(path);
    expect({ status: answer.status, body: answer.body.toString() }).toEqual({ status: 200, body });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/index.html', '/'],
    ['/cli/index.html', '/cli'],
    ['/api.html?q=a&r=b', '/api?q=a&r=b'],
    ['/api/mgmt/v1alpha1/job.proto.html', '/api/mgmt/v1alpha1/job.proto'],
  ])('%s redirects to %s', async (path, to) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, to]);
  });

  it.each([
    '/nowhere',
    '/nowhere.html',
    '/nowhere/index.html',
    '/static',
    '/static/',
    '/static/logo.svg/',
    '/404',
    '/.env',
    '/_headers',
    '/_redirects',
    '/_nginx.conf',
  ])('%s returns 404 with the not-found page, which is too short to compress', async (path) => {
    const { status, headers, body } = await ask(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([status, body.toString()]).toEqual([404, 'not found']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl.other,
      'x-content-type-options': 'nosniff',
    });
  });

  it('is served only under the base', async () => {
    const based = { port: await serve(folder, '/docs/') };
    expect((await ask('/docs/', based)).body.toString()).toBe('home');
    const start = await ask('/docs?a=b', based);
    expect([start.status, start.headers.location]).toEqual([308, '/docs/?a=b']);
    expect((await ask('/docs/api/go', based)).body.toString()).toBe('go');
    expect((await ask('/docs/api/go.html?q', based)).headers.location).toBe('/docs/api/go?q');
    expect((await ask('/docs/static/logo.svg', based)).status).toBe(200);
    for (const path of ['/', '/api/go', '/docsapi']) expect((await ask(path, based)).status).toBe(404);
  });
});

describe('a hostile address', () => {
  const shown = (target: string) => JSON.stringify(target.slice(0, 40));

  it.each(
    [
      '/%E0%A4%A',
      '/%00',
      '/index.html%00.js',
      '/\0',
      `/${'a'.repeat(10_000)}`,
      `/${'a/'.repeat(5_000)}`,
      `/${'%2e%2e/'.repeat(1_000)}etc/passwd`,
      '/../secret.txt',
      '/static/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/%252e%252e%252fsecret.txt',
      '/..%5csecret.txt',
      '/..\\secret.txt',
      '/static/..%c0%af..%c0%afsecret.txt',
      '//evil.example/index.html',
      '/\\evil.example/index.html',
      '/%2f%2fevil.example%2findex.html',
      '/\xff\xfe',
      '/api\x01',
      'secret.txt',
      '../secret.txt',
      'http://localhost/../secret.txt',
      'file:///etc/passwd',
    ].map((target) => [shown(target), target] as const),
  )('%s returns only 400 or 404', async (_, target) => {
    const { status, text } = await send(target);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/not of the site|root:|location:/i);
    expect((await ask('/')).status).toBe(200);
  });

  it('is answered, whatever its bytes', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '..',
        '%2e%2e',
        '%5c',
        '\\',
        '%00',
        '%',
        'index.html',
        'static',
        'secret.txt',
        'api.html',
        '?',
        '#',
      ),
      fc.uint8Array({ min: 0x21, maxLength: 6 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const { status, text } = await send(`/${parts.join('/')}`);
        expect([200, 301, 308, 400, 404]).toContain(status);
        expect(text).not.toContain('not of the site');
      }),
    );
    expect((await ask('/')).status).toBe(200);
  });

  it('that is a full URL still returns its page', async () => {
    expect((await send('http://localhost/api/go')).text).toMatch(/\r\n\r\ngo$/);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('answers a client that accepts %j with %s', async (accepted, encoding, decode) => {
    const { headers, body } = await ask('/quickstart', { headers: { 'Accept-Encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(`quickstart ${long}`);
  });

  it('does not change an archive', async () => {
    const { headers, body } = await ask('/sample.sql.gz', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['content-type']).toBe('application/gzip');
    expect(gunzipSync(body).toString()).toBe('select 1');
  });
});

describe('a cached response', () => {
  it('is permanent for a file with a content hash in its name', async () => {
    const { headers } = await ask('/static/js/index.219560571c.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('is revalidated for any other file', async () => {
    for (const path of ['/', '/static/logo.svg']) {
      expect((await ask(path)).headers['cache-control']).toBe(cacheControl.other);
    }
  });

  it('is not permanent for a missing file', async () => {
    const { status, headers } = await ask('/static/js/index.0000000000.js');
    expect([status, headers['cache-control']]).toEqual([404, cacheControl.other]);
  });

  it.each(['', 'br'])('is confirmed with 304 (encoding %j)', async (encoding) => {
    const headers = { 'Accept-Encoding': encoding };
    const { etag = '' } = (await ask('/quickstart', { headers })).headers;
    const second = await ask('/quickstart', { headers: { ...headers, 'If-None-Match': etag } });
    expect([second.status, second.body.length]).toEqual([304, 0]);
    expect(second.headers).toMatchObject({
      'cache-control': cacheControl.other,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['any validator', { 'If-None-Match': '*' }],
    ['a list with its validator', { 'If-None-Match': '"old", W/"older" , ETAG' }],
    ['its validator as a strong one', { 'If-None-Match': 'STRONG' }],
    ['its date', { 'If-Modified-Since': 'DATE' }],
    ['a later date', { 'If-Modified-Since': 'Fri, 31 Dec 2100 23:59:59 GMT' }],
    ['its validator, whatever the date', { 'If-None-Match': 'ETAG', 'If-Modified-Since': 'OLD' }],
  ])('is confirmed to a client with %s', async (_, condition) => {
    const { etag, ['last-modified']: date } = (await ask('/quickstart')).headers;
    const headers = Object.fromEntries(
      Object.entries(condition).map(([name, value]) => [
        name,
        value
          .replace('ETAG', etag!)
          .replace('STRONG', etag!.replace('W/', ''))
          .replace('DATE', date!)
          .replace('OLD', 'Thu, 01 Jan 1970 00:00:00 GMT'),
      ]),
    );
    for (const method of ['GET', 'HEAD']) {
      const { status, body, headers: answered } = await ask('/quickstart', { method, headers });
      expect([method, status, body.length]).toEqual([method, 304, 0]);
      expect(answered).toMatchObject({ etag, 'cache-control': cacheControl.other });
    }
  });

  it.each([
    ['another validator', { 'If-None-Match': '"old"' }],
    ['other validators', { 'If-None-Match': '"old", W/"older"' }],
    ['an earlier date', { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['no date', { 'If-Modified-Since': 'yesterday' }],
    [
      'another validator, whatever the date',
      { 'If-None-Match': '"old"', 'If-Modified-Since': 'Fri, 31 Dec 2100 23:59:59 GMT' },
    ],
  ])('is sent again to a client with %s', async (_, headers) => {
    const { status, body } = await ask('/quickstart', { headers });
    expect([status, body.toString()]).toEqual([200, `quickstart ${long}`]);
    expect((await ask('/quickstart', { headers, method: 'HEAD' })).status).toBe(200);
    expect((await ask('/nowhere', { headers })).status).toBe(404);
  });

  it('has a validator and a date, but not for an unknown page', async () => {
    const { headers } = await ask('/quickstart');
    expect(headers.etag).toMatch(/^W\/"[\da-f]+-[\da-f]+"$/);
    expect(Date.parse(headers['last-modified']!)).not.toBeNaN();
    const unknown = await ask('/nowhere', { headers: { 'If-None-Match': '*' } });
    expect([unknown.status, unknown.headers.etag, unknown.headers['last-modified']]).toEqual([
      404,
      undefined,
      undefined,
    ]);
  });
});

describe('a request', () => {
  it('with method HEAD gets the headers of the page', async () => {
    const get = await ask('/quickstart');
    const head = await ask('/quickstart', { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('with method %s is rejected', async (method) => {
    const { status, headers } = await ask('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['bytes=10-14', 'bytes=-5', 'bytes=14-10', 'bytes=0-1,4-5'])(
    'for a part of a file (%s) gets the whole file',
    async (range) => {
      const answer = await ask('/static/film.bin', { headers: { Range: range } });
      expect(answer.status).toBe(200);
      expect(answer.body.toString() === digits).toBe(true);
    },
  );

  it('for a range of an unknown page gets 404', async () => {
    expect((await ask('/nowhere', { headers: { Range: 'bytes=0-3' } })).status).toBe(404);
  });
});

it('sends the headers from the build with every response', async () => {
  for (const path of ['/', '/nowhere', '/index.html', '/old', '/%', '/static/logo.svg']) {
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(everywhere)) expect(headers[name.toLowerCase()]).toBe(value);
  }
});

describe('a moved address', () => {
  it.each([
    ['/old', '/api/go'],
    ['/old/', '/api/go'],
    ['/old?q=a%20b', '/api/go?q=a%20b'],
    ['/%C3%A4lter', '/%C3%BCber?of=age#top'],
    ['/%c3%a4lter/?q=1', '/%C3%BCber?of=age#top'],
    ['/gone?q=1', 'https://elsewhere.example/?q=1'],
  ])('%s permanently redirects to %s', async (path, to) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['cache-control']).toBe(cacheControl.other);
  });

  it('has no pages below it', async () => {
    expect((await ask('/old/older')).status).toBe(404);
  });
});

describe('a folder that changes', () => {
  it('is served in its current state', async () => {
    const root = join(room, 'rebuilt');
    write({ 'index.html': 'a long old page', 'old.html': 'old' }, root);
    const rebuilt = { port: await serve(root) };
    expect((await ask('/', rebuilt)).body.toString()).toBe('a long old page');

    const rules = { _headers: '/*\n  X-Site: new\n', _redirects: '/old /new 301\n' };
    write({ 'index.html': 'new', 'new.html': 'new', ...rules }, `${root}.draft`);
    rmSync(root, { recursive: true });
    expect(await ask('/', rebuilt)).toMatchObject({
      status: 404,
      body: Buffer.from('Page not found.'),
    });
    renameSync(`${root}.draft`, root);

    expect((await ask('/', rebuilt)).body.toString()).toBe('new');
    expect((await ask('/new', rebuilt)).status).toBe(200);
    expect((await ask('/', rebuilt)).headers['x-site']).toBe('new');
    expect((await ask('/old', rebuilt)).headers.location).toBe('/new');
  });

  it('returns 404 if a file is deleted before it is opened', async () => {
    const root = join(room, 'lost');
    write({ 'index.html': 'home', 'page.html': digits }, root);
    const handler = siteHandler(root);
    const server = createServer((asked, response) => {
      if (asked.url === '/page') response.once('pipe', () => rmSync(join(root, 'page.html')));
      handler(asked, response);
    });
    onTestFinished(() => void server.close());
    const lost = { port: await listen(server, 0) };

    for (let times = 0; times < 2; times++) {
      const { status, body, headers } = await ask('/page', lost);
      expect([status, body.toString()]).toEqual([404, 'Page not found.']);
      expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
    }
    expect((await ask('/', lost)).status).toBe(200);
  });
});

it.runIf(existsSync('/proc/self/fd'))('closes the file when the client disconnects', async () => {
  const open = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith('film.bin');
      } catch {
        return false;
      }
    });
  const socket = connect(port, 'localhost');
  socket.write('GET /static/film.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  for (let tries = 0; open().length > 0 && tries < 50; tries++) await after(20);
  expect(open()).toEqual([]);
});
