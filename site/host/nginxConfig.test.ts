import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { delimiter, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';

import { describe, expect, it, onTestFinished } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { resolveRedirects, formatRedirects } from './redirectsFile';
import { listen } from './serve/listen';
import { siteHandler } from './serve/siteHandler';
import { headerRules } from './headerRules';
import { formatHeaders } from './headersFile';
import { nginxConfig } from './nginxConfig';

const long = 'All work and no play makes a page that shrinks. '.repeat(100);

const content = {
  'index.html': 'home',
  '404.html': 'not found',
  'api.html': 'api',
  'api/go.html': 'go',
  'api/mgmt/v1alpha1/job.proto.html': `job ${long}`,
  'api/mgmt/v1alpha1/job.proto.md': '# job',
  'cli/index.html': 'cli',
  'cli/myindex.html': 'not an index',
  'über.html': 'about',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: us',
  'static/js/index.219560571c.js': `// ${long}`,
  'static/logo.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
};

const redirects = [
  { from: '/old', to: '/api/go' },
  { from: '/älter/seite', to: '/über?of=age#top' },
  { from: '/gone', to: 'https://elsewhere.example/' },
];

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='";

/** A site in a folder, and its configuration for nginx. */
async function site(base: string) {
  const folder = temporaryFolder(content);
  const files = Object.keys(content);
  const moved = resolveRedirects(redirects, base);
  writeFileSync(join(folder, '_headers'), formatHeaders(headerRules(base, files, policy)));
  writeFileSync(join(folder, '_redirects'), formatRedirects(moved));
  const room = temporaryFolder({});
  symlinkSync(folder, join(room, 'docs'));
  const root = base === '/' ? folder : room;
  const socket = join(room, 'nginx.sock');
  const config = nginxConfig(base, files, policy, moved);
  writeFileSync(join(folder, '_nginx.conf'), config);
  const server = `server { listen unix:${socket}; root "${root}"; include "${join(folder, '_nginx.conf')}"; }`;
  return { base, folder, room, socket, config, server };
}

describe.each(['/', '/docs/'])('the configuration under %s', (base) => {
  it('has balanced blocks and complete directives', async () => {
    const { config } = await site(base);
    // Quotes first: text in quotes can contain anything.
    const lines = config
      .replace(/"(?:\\.|[^"\\])*"/g, 'TEXT')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    let depth = 0;
    for (const line of lines) {
      expect(line).toMatch(/(;|\{|\})$/);
      depth += (line.endsWith('{') ? 1 : 0) - (line === '}' ? 1 : 0);
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });

  it('has every header and every redirect', async () => {
    const { config } = await site(base);
    for (const [path, headers] of Object.entries(headerRules(base, Object.keys(content), policy))) {
      for (const [name, value] of Object.entries(headers)) {
        if (path === `${base}*`) {
          expect(config).toContain(`add_header ${name} "${value}" always;`);
        } else {
          expect(config).toContain(`if ($uri ~ "^${path.slice(0, -1)}") { set $site_caching "${value}"; }`);
        }
      }
    }
    for (const { from, to } of resolveRedirects(redirects, base)) {
      expect(config).toContain(`location = "${decodeURI(from)}"`);
      expect(config).toContain(`return 301 "${to.replace(/^[^?#]*/, '$&').split(/[?#]/)[0]}`);
    }
  });
});

const nginx = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(delimiter)]
  .map((folder) => join(folder, 'nginx'))
  .find((path) => existsSync(path));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function ask(
  to: { port: number } | { socketPath: string },
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const asked = request({ host: 'localhost', ...to, path, headers, agent: false }).end();
  const [response] = await once(asked, 'response');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: (await buffer(response)).toString('base64'),
  };
}

/** The headers that must be the same from both servers. */
const compared = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

const paths = [
  '',
  'api',
  'api/',
  'api/go',
  'api/go/',
  'api/go?q=1',
  'api/mgmt/v1alpha1/job.proto',
  'api/mgmt/v1alpha1/job.proto/',
  'api/mgmt/v1alpha1/job.proto.md',
  'cli',
  'cli/',
  'cli/myindex',
  '%C3%BCber',
  'static/logo.svg',
  'static/js/index.219560571c.js',
  'sitemap.xml',
  '.well-known/security.txt',
  // Other spellings.
  'index.html',
  'index.html?q=1',
  'index',
  'api.html?q=a%20b&c=/index.html',
  'api/index.html',
  'api/mgmt/v1alpha1/job.proto.html',
  'cli/index.html',
  'cli/index',
  'cli/myindex.html',
  '%C3%BCber.html',
  // Redirects.
  'old',
  'old/',
  'old?q=1',
  '%C3%A4lter/seite',
  'gone?q=1',
  // Not found.
  'nowhere',
  'nowhere/',
  'nowhere.html',
  'nowhere/index.html',
  'old/older',
  'static',
  'static/',
  'static/js/index.0000000000.js',
  'static/logo.svg/',
  '404',
  '404.html',
  '_headers',
  '_redirects',
  '_nginx.conf',
  '.nojekyll',
  '.git/config',
  'api.html.gz',
  'static/js/index.219560571c.js.br',
];

describe.each(['/', '/docs/'])('nginx itself under %s', (base) => {
  it('responds like npm start', async ({ skip }) => {
    if (nginx === undefined) {
      return skip('There is no nginx on this machine: its configuration was not tried.');
    }
    const { folder, room, socket, server: block } = await site(base);
    writeFileSync(
      join(room, 'nginx.conf'),
      [
        `daemon off; master_process off; pid ${room}/nginx.pid; error_log ${room}/error.log;`,
        'events {}',
        'http {',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `${kind}_temp_path ${room}/${kind};`,
        ),
        block,
        '}',
      ].join('\n'),
    );
    const child = spawn(nginx, ['-p', room, '-c', 'nginx.conf', '-e', join(room, 'error.log')]);
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(readFileSync(join(room, 'error.log'), 'utf8'));
    });
    const started = (async () => {
      while (!existsSync(socket) && child.exitCode === null) await after(20);
    })();
    await Promise.race([started, ended]);
    ended.catch(() => {});

    const server = createServer(siteHandler(folder, base));
    const port = await listen(server, 0);
    onTestFinished(() => void server.close());
    for (const path of [...paths.map((path) => `${base}${path}`), base.slice(0, -1)]) {
      for (const encoding of ['', 'gzip']) {
        const headers = { 'Accept-Encoding': encoding };
        const [theirs, ours] = await Promise.all([
          ask({ socketPath: socket }, path, headers),
          ask({ port }, path, headers),
        ]);
        const essence = ({ status, headers: all, body }: Answer) => ({
          path,
          status,
          // The text of a redirect can differ; only its target matters.
          ...(status === 200 || status === 404 ? { body } : { location: all.location }),
          ...(status === 200 || status === 404
            ? Object.fromEntries(compared.map((name) => [name, all[name]]))
            : { 'content-security-policy': all['content-security-policy'] }),
        });
        expect(essence(theirs)).toEqual(essence(ours));
      }
    }
    for (const path of base === '/' ? [] : ['/', '/api', '/docsapi']) {
      expect((await ask({ socketPath: socket }, path)).status).toBe(404);
    }
  });
});
