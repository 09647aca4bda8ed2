import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { finishPages, placeScript, styleMarkup } from './finishPages';
import { pageDocumentOf } from './pageDocumentOf';
import { writer } from './writer';

const head = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<title>Sync | Lighthouse</title>',
  '<script defer src="/docs/static/js/index.ab.js"></script>',
  '<meta name="description" content="Runs a sync.">',
  '<meta property="og:title" content="Sync">',
  '<link rel="canonical" href="https://example.com/docs/cli/sync">',
  '<link href="/docs/cli/sync.md" type="text/markdown" rel="alternate">',
].join('\n');

const fetched =
  '@font-face{src:url(/docs/static/font/a.woff2)format("woff2");unicode-range:U+0-7e;font-family:A}';
const styles = `${fetched}.sync{color:red}.other{color:blue}.both{color:green}`;

const route = '/cli/sync';

const frame = (text: string) =>
  `<div data-frame="${route}" data-section="Docs &amp; more" class="frame"><main id=":main"><div data-static="${route}"><article>${text}<footer>Was this page helpful?</footer></article></div></main></div>`;

const page = (text = '<div><p class="sync both">Text</p></div>') => `<!doctype html><html><head>${head}
</head><body><header></header>${frame(text)}<footer>The end</footer></body></html>`;

describe('placeScript', () => {
  test('starts the script when it arrives, and names its hash and the build', () => {
    expect(placeScript(page(), { build: 'abc', integrity: 'sha256-x' })).toContain(
      '<script async data-build="abc" src="/docs/static/js/index.ab.js" integrity="sha256-x"></script>',
    );
  });
});

describe('pageDocumentOf', () => {
  test('takes the content between header and footer, its section, and the head tags of the page', () => {
    const { route: at, frame: taken, section, head: tags } = pageDocumentOf(page('<p>Text</p>'));
    expect(taken).toBe(frame('<p>Text</p>'));
    expect(at).toBe(route);
    expect(section).toBe('Docs & more');
    expect(tags).toBe(
      [
        '<title>Sync | Lighthouse</title>',
        '<meta name="description" content="Runs a sync.">',
        '<meta property="og:title" content="Sync">',
        '<link rel="canonical" href="https://example.com/docs/cli/sync">',
        '<link href="/docs/cli/sync.md" type="text/markdown" rel="alternate">',
      ].join(''),
    );
  });
});

test('fetched fonts have their own style element and preload', () => {
  const local = '@font-face{src:local(Arial);font-family:A Fallback}';
  expect(styleMarkup(`a{}${fetched}${local}b{}`, '/styles.css')).toBe(
    '<link rel="preload" as="font" crossorigin href="/docs/static/font/a.woff2">' +
      `<style data-fonts media="not all">${fetched}</style>\n<style data-href="/styles.css">a{}${local}b{}</style>\n`,
  );
});

describe('in a built site', () => {
  const site = {
    address: 'https://docs.example.com',
    base: '/docs/',
  };
  const finish = (mirrored: string[] = []) =>
    finishPages(folder, { ...site, mirrored, write: writer(folder, join(folder, 'public')) });
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'finish-pages-'));
    await mkdir(join(folder, 'static/css'), { recursive: true });
    await mkdir(join(folder, 'static/js'), { recursive: true });
    await mkdir(join(folder, 'cli'), { recursive: true });
    await writeFile(join(folder, 'static/js/index.ab.js'), 'index()');
    await writeFile(join(folder, 'static/js/early.cd.js'), 'early()\n');
    await writeFile(join(folder, 'static/css/styles.ab.css'), `${styles}\n`);
    await writeFile(join(folder, 'cli/sync.html'), page());
    await writeFile(join(folder, '404.html'), page().replaceAll(route, '/404'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('takes every page through the steps and writes the data of a navigation next to it', async () => {
    finish();
    const html = await readFile(join(folder, 'cli/sync.html'), 'utf8');
    expect(html).toMatch(/<script async data-build="[\da-f]{10}" src="[^"]*" integrity="sha256-/);
    expect(html).toContain('<script>early()</script>');
    expect(existsSync(join(folder, 'static/js/early.cd.js'))).toBe(false);
    const beside = await readFile(join(folder, 'static/pages/cli/sync.json'), 'utf8');
    expect(JSON.parse(beside)).toEqual(JSON.parse(JSON.stringify(pageDocumentOf(html))));
  });

  test('every page has all styles and the script of the head, and asks for no stylesheet', async () => {
    await writeFile(join(folder, 'static/js/early.cd.js'), 'f("</script><script>alert(1)</SCRIPT><!--$&")');
    finish();
    const html = await readFile(join(folder, 'cli/sync.html'), 'utf8');
    expect(html).toContain(
      `<style data-href="/docs/static/css/styles.ab.css">${styles.replace(fetched, '')}</style>`,
    );
    expect(html).toContain(
      String.raw`<script>f("\x3C/script>\x3Cscript>alert(1)\x3C/SCRIPT>\x3C!--$&")</script>`,
    );
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('HTML that writers bring and a file that they keep in public/ stay as they are', async () => {
    const own = '<!doctype html><head></head><p>Mine</p>';
    await writeFile(join(folder, 'own.html'), own);
    await mkdir(join(folder, 'public/cli'), { recursive: true });
    await writeFile(join(folder, 'public/cli/sync.md'), 'mine');
    await writeFile(join(folder, 'cli/sync.md'), 'mine');
    finish([route]);
    expect(await readFile(join(folder, 'own.html'), 'utf8')).toBe(own);
    expect(await readFile(join(folder, 'cli/sync.md'), 'utf8')).toBe('mine');
  });

  test('writes the text of pages that are mirrored as Markdown, as it is now', async () => {
    const mirrored = ['/cli/sync'];
    const read = () => readFile(join(folder, 'cli/sync.md'), 'utf8');
    await writeFile(
      join(folder, 'cli/sync.html'),
      page().replace('Text', '<article><p>Run <a href="jobs">it</a>.</p></article>'),
    );
    finish(mirrored);
    expect(await read()).toMatch(/^Run \[it\]\(https:\/\/docs\.example\.com\/docs\/cli\/jobs\)\.\n/);
    await writeFile(join(folder, 'static/js/early.cd.js'), 'early()\n');
    await writeFile(join(folder, 'cli/sync.html'), page().replace('Text', '<article><p>Wait.</p></article>'));
    finish(mirrored);
    expect(await read()).toMatch(/^Wait\.\n/);
    expect(existsSync(join(folder, '404.md'))).toBe(false);
  });

  test('writes no navigation data for addresses that have none', async () => {
    finish();
    await expect(readFile(join(folder, 'static/pages/404.json'))).rejects.toThrow('ENOENT');
    await expect(readFile(join(folder, 'static/pages/cli/sync.json'))).resolves.toBeDefined();
  });
});

test('a build without its stylesheet says so', () => {
  const site = { address: 'https://docs.example.com', base: '/', mirrored: [], write: () => undefined };
  expect(() => finishPages(tmpdir(), site)).toThrow('The build wrote no file static/css/styles');
});
