import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { finishPages } from './finishPages';
import { convertPage, type ConvertedPage } from './convertPage';
import { createWriter } from './createWriter';

const head = [
  '<title>Sync | Lighthouse</title>',
  '<script defer src="/docs/static/js/index.ab.js" integrity="sha256-ab="></script>',
  '<meta name="description" content="Runs a sync.">',
].join('\n');

const bundledStyles = {
  sheets: new Map([
    ['ui/styles/global.css.ts', 'body{margin:0}'],
    ['ui/components/Sync/Sync.css.ts', '.sync{color:red}'],
    ['ui/components/Rope/Rope.css.ts', '.rope{color:blue}'],
  ]),
  fileOfClass: new Map([
    ['sync', 'ui/components/Sync/Sync.css.ts'],
    ['rope', 'ui/components/Rope/Rope.css.ts'],
  ]),
};

const route = '/cli/sync';

const frame = (text: string) =>
  `<div data-frame="${route}" data-section="Docs &amp; more" class="frame"><main id=":main"><div data-text="${route}"><article>${text}</article></div></main></div>`;

const page = (text = '<p class="sync">Text</p>') => `<!doctype html><html><head>${head}
</head><body><header></header>${frame(text)}<footer>The end</footer></body></html>`;

describe('in a built site', () => {
  const options = {
    base: '/docs/',
    bundledStyles,
    convertedPages: new Map<string, Promise<ConvertedPage>>(),
  };
  const finish = () =>
    finishPages(folder, { ...options, write: createWriter(folder, join(folder, 'public')) });
  /** Finishes the site with a page that has all forms. */
  const finishWith = (html: string) => {
    const forms = { url: `https://docs.example.com/docs${route}`, needsMarkdown: true, isInFeeds: true };
    const convertedPages = new Map([['cli/sync.html', Promise.resolve(convertPage(html, forms))]]);
    return finishPages(folder, {
      ...options,
      convertedPages,
      write: createWriter(folder, join(folder, 'public')),
    });
  };
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'finish-pages-'));
    await mkdir(join(folder, 'static/js'), { recursive: true });
    await mkdir(join(folder, 'cli'), { recursive: true });
    await writeFile(join(folder, 'static/js/index.ab.js'), 'index()');
    await writeFile(join(folder, 'static/js/early.cd.js'), 'early()\n');
    await writeFile(join(folder, 'cli/sync.html'), page());
    await writeFile(join(folder, '404.html'), page('<p class="rope">Lost</p>').replaceAll(route, '/404'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('a page gets its styles, the script in the head, and a preload of the main script', async () => {
    const { inline } = await finish();
    const html = await read('cli/sync.html');
    expect(html).toMatch(
      /<link rel="preload" as="script" fetchpriority="low" data-build="[\da-f]{10}" data-first-blocks="3" data-styles="[^"]*" href="\/docs\/static\/js\/index\.ab\.js" integrity="sha256-ab=" crossorigin="anonymous">/,
    );
    expect(html).not.toContain('<script defer');
    expect(html).toMatch(
      /<style data-href="\/docs\/static\/css\/styles\.\w+\.css">body\{margin:0\}<\/style>/,
    );
    expect(html).toContain('.sync{color:red}');
    expect(html).not.toContain('.rope{color:blue}');
    // It runs while the styles load.
    expect(html.indexOf('<script>early()</script>')).toBeLessThan(html.indexOf('<style'));
    expect(html.indexOf('<script>early()</script>')).toBeGreaterThan(html.indexOf('rel="preload"'));
    expect(inline.scripts).toEqual(new Set(['early()']));
    expect(existsSync(join(folder, 'static/js/early.cd.js'))).toBe(false);
  });

  test('the first render of a page waits for its first paragraph', async () => {
    await writeFile(
      join(folder, 'named.html'),
      page('<p id="a">One</p><p>Two</p>').replaceAll(route, '/named'),
    );
    await finish();
    const link = (id: string) => `<link rel="expect" blocking="render" href="#${id}">`;
    expect(await read('cli/sync.html')).toContain(link(':lead'));
    expect(await read('cli/sync.html')).toContain('<p id=":lead" class="sync">Text');
    expect(await read('named.html')).toContain(link('a'));
    expect(await read('named.html')).toContain('<p id="a">One</p><p>Two');
  });

  test('the source of the script cannot close its element', async () => {
    await writeFile(join(folder, 'static/js/early.cd.js'), 'f("</script><script>alert(1)</SCRIPT><!--$&")');
    await finish();
    expect(await read('cli/sync.html')).toContain(
      String.raw`<script>f("\x3C/script>\x3Cscript>alert(1)\x3C/SCRIPT>\x3C!--$&")</script>`,
    );
  });

  test('each page has a JSON file for navigation, with the addresses of its styles', async () => {
    await finish();
    const [, build] = /data-build="(\w+)"/.exec(await read('cli/sync.html'))!;
    const { styles, ...document } = JSON.parse(await read('static/pages/cli/sync.json'));
    expect(document).toEqual({
      route,
      head: '<title>Sync | Lighthouse</title><meta name="description" content="Runs a sync.">',
      frame: frame('<p class="sync">Text</p>'),
      navbarLabel: 'Docs & more',
      versions: '',
      build,
    });
    expect(styles).toHaveLength(1);
    expect(await read(styles[0].replace('/docs/', ''))).toBe('.sync{color:red}');
    await expect(read('static/pages/404.json')).rejects.toThrow('ENOENT');
  });

  test('a page that the policy blocks stops the build and reports every problem', async () => {
    await writeFile(join(folder, 'cli/sync.html'), page('<p style="color:red" onclick="a()">Text</p>'));
    await writeFile(join(folder, 'own.html'), '<!doctype html><head></head><iframe src="/a"></iframe>');
    await expect(finish()).rejects.toThrow(
      /cli\/sync\.html: the inline style[^]*event handler[^]*own\.html: the element <iframe>/,
    );
  });

  test('HTML from writers and their files in public/ do not change', async () => {
    const own = '<!doctype html><head></head><p>Mine</p>';
    await writeFile(join(folder, 'own.html'), own);
    await mkdir(join(folder, 'public/cli'), { recursive: true });
    await writeFile(join(folder, 'public/cli/sync.md'), 'mine');
    await writeFile(join(folder, 'cli/sync.md'), 'mine');
    await finishWith(page());
    expect(await read('own.html')).toBe(own);
    expect(await read('cli/sync.md')).toBe('mine');
  });

  test('a file that cannot be written stops the build', async () => {
    const write = () => {
      throw new Error('The disk is full.');
    };
    await expect(finishPages(folder, { ...options, write })).rejects.toThrow('The disk is full.');
  });

  test('the text of a page is written as Markdown, and returned as HTML for feeds', async () => {
    const { finished } = await finishWith(page('<p>Run <a href="jobs">it</a>.</p>'));
    const href = 'https://docs.example.com/docs/cli/jobs';
    expect(await read('cli/sync.md')).toBe(`Run [it](${href}).\n`);
    expect(finished.get(route)).toMatchObject({
      markdown: `Run [it](${href}).\n`,
      feedHtml: `<p>Run <a href="${href}">it</a>.</p>`,
    });
    expect(existsSync(join(folder, '404.md'))).toBe(false);
  });

  test('a page without an article stops the build', async () => {
    const html = page().replaceAll('article>', 'section>');
    expect(() => finishWith(html)).toThrow('The page /cli/sync has no <article>.');
  });

  test('the parser pauses before the first deferred row, and before every tenth one after it', async () => {
    const row = '<div class="row" data-deferred=""><section>Row</section></div>';
    await writeFile(join(folder, 'cli/sync.html'), page(row.repeat(25)));
    await finish();
    const html = await read('cli/sync.html');
    const pause = '<script></script>';
    const rows = `${pause}${row.repeat(10)}${pause}${row.repeat(10)}${pause}${row.repeat(5)}`;
    expect(html).toContain(`<article>${rows}</article>`);
    expect(html).toContain('data-first-blocks="0"');
  });

  test('a build without the script for the head reports an error', async () => {
    await rm(join(folder, 'static/js/early.cd.js'));
    await expect(finish()).rejects.toThrow('The build wrote no file static/js/early');
  });
});
