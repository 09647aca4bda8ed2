import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, onTestFinished, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { listen } from './serve/listen';
import { writeForGithubPages } from './githubPages';

const built = {
  'index.html': '<html lang="de">home',
  '404.html': 'no such page',
  'api.html': 'api',
  'api/go.html': 'go',
  'changelog.html': 'changelog',
  'changelog/v5.html': 'v5',
  'api/mgmt/job.proto.html': 'job',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Answers as GitHub Pages does: with a file, with that file with `.html` appended, or with the index of a folder, whose address ends with a slash. */
function githubPages(folder: string): RequestListener {
  return ({ url = '/' }, response) => {
    const path = decodeURIComponent(url);
    const files = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    const file = files.map((name) => join(folder, name)).find(isFile);
    if (file !== undefined) return response.end(readFileSync(file));
    if (!path.endsWith('/') && isFile(join(folder, path, 'index.html'))) {
      return response.writeHead(301, { Location: `${url}/` }).end();
    }
    return response.writeHead(404).end(readFileSync(join(folder, '404.html')));
  };
}

/** Requests an address of the built site from this host. Returns the status, and the text or the target. */
async function asked(address: string, redirects = new Map<string, string>()) {
  const folder = temporaryFolder(built);
  await writeForGithubPages(folder, redirects, { base: '/', language: 'de' });
  const server = createServer(githubPages(folder));
  onTestFinished(() => void server.close());
  const port = await listen(server, 0);
  const answer = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location') ?? (await answer.text())];
}

test.each([
  ['/', '<html lang="de">home'],
  ['/api', 'api'],
  ['/api/', 'api'],
  ['/api/go', 'go'],
  ['/api/go/', 'go'],
  ['/changelog', 'changelog'],
  ['/changelog/', 'changelog'],
  ['/changelog/v5', 'v5'],
  ['/changelog/v5/', 'v5'],
  ['/api/mgmt/job.proto', 'job'],
])('%s returns its page without a redirect', async (address, page) => {
  expect(await asked(address)).toEqual([200, page]);
});

test('an unknown address returns 404', async () => {
  expect(await asked('/nowhere')).toEqual([404, 'no such page']);
  expect(await asked('/404/')).toEqual([404, 'no such page']);
});

test.each(['/old', '/old/', '/old.html'])('%s redirects when it has moved', async (address) => {
  const [status, page] = await asked(address, new Map([['/old', '/api/go?a=1&b=2']]));
  expect(status).toBe(200);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/api/go?a=1&amp;b=2" />');
  expect(page).toContain('<link rel="canonical" href="/api/go?a=1&amp;b=2" />');
  expect(page).toContain('<html lang="de">');
});

test.each([
  ['/api/go', '/old?a=1&b=2#part', 'https://docs.example/api/go?a=1&b=2#part'],
  ['/api/go?c=3', '/old?a=1#part', 'https://docs.example/api/go?c=3#part'],
  ['/api/go#top', '/old?a=1#part', 'https://docs.example/api/go?a=1#top'],
  ['https://elsewhere.example/', '/old', 'https://elsewhere.example/'],
])('%s keeps the query and anchor of %s', async (to, address, expected) => {
  const [, page] = await asked('/old', new Map([['/old', to]]));
  const script = /<script>([^]*)<\/script>/.exec(String(page))![1]!;
  let shown = '';
  const { href, search, hash } = new URL(address, 'https://docs.example');
  const location = { href, search, hash, replace: (url: URL) => void (shown = url.href) };
  runInNewContext(script, { location, URL });
  expect(shown).toBe(expected);
});

test.each(['/../old', '/a/..%2f..%2fold', '/%2e%2e/old'])(
  'a redirect from %s writes nothing outside the site',
  async (from) => {
    const folder = temporaryFolder({ 'dist/index.html': 'home' });
    const write = writeForGithubPages(join(folder, 'dist'), new Map([[from, '/']]), {
      base: '/',
      language: 'en',
    });
    await expect(write).rejects.toThrow('expected the path of a file in this folder, found ');
    expect(readdirSync(folder)).toEqual(['dist']);
  },
);

test('a moved address is under the base', async () => {
  const folder = temporaryFolder(built);
  const redirects = new Map([
    ['/docs/a%20b/old.html', '/docs/api'],
    ['/docs/a%20b/old.html/', '/docs/api'],
  ]);
  await writeForGithubPages(folder, redirects, { base: '/docs/', language: 'de' });
  expect(readFileSync(join(folder, 'a b/old.html'), 'utf8')).toContain('url=/docs/api"');
});
