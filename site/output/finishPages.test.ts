import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { deferApp } from './deferApp';
import { deferFonts } from './deferFonts';
import { finishPages } from './finishPages';
import { pageDocumentOf } from './pageDocumentOf';

const head = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<title>Sync | Lighthouse</title>',
  '<link href="/docs/static/css/styles.ab.css" rel="stylesheet">',
  '<script defer src="/docs/static/js/react.js"></script>',
  '<script defer src="/docs/static/js/index.js"></script>',
  '<meta name="description" content="Runs a sync.">',
  '<meta property="og:title" content="Sync">',
  '<link rel="canonical" href="https://example.com/docs/cli/sync">',
  '<link href="/docs/cli/sync.md" type="text/markdown" rel="alternate">',
].join('\n');

const fetched = '@font-face{src:url(/docs/static/font/a.woff2)format("woff2");font-family:A}';
const styles = `${fetched}.sync{color:red}.other{color:blue}.both{color:green}`;

const data = { title: 'Sync', routePath: '/cli/sync', pageType: 'doc', frontmatter: {}, toc: [] };

const page = (pageType = 'doc') => `<!doctype html><html><head>${head}
</head><body><main id="main"><div data-static="/cli/sync"><article><div><p class="sync both">Text</p></div></article></div></main>
<script type="application/json" data-page="">${JSON.stringify({ ...data, pageType })}</script></body></html>`;

describe('deferApp', () => {
  const finished = deferApp('/docs/static/js/light.js')(page(), 'cli/sync.html');

  test('leaves one script that runs, and the others waiting in their order', () => {
    const [, waiting = ''] = /<template data-app="[\da-f]{10}">(.*?)<\/template>/.exec(finished) ?? [];
    expect([...waiting.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/docs/static/js/react.js',
      '/docs/static/js/index.js',
    ]);
    const running = finished.replace(waiting, '');
    expect([...running.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/docs/static/js/light.js',
    ]);
  });

  test('names the scripts after what they are, so that pages of two builds can be told apart', () => {
    const other = page().replace('index.js', 'index2.js');
    const name = (html: string) => pageDocumentOf(deferApp('/light.js')(html, ''))?.build;
    expect(name(page())).toMatch(/^[\da-f]{10}$/);
    expect(name(page())).toBe(name(page().replace('Text', 'Other text')));
    expect(name(page())).not.toBe(name(other));
  });
});

describe('pageDocumentOf', () => {
  test('takes the text, the data and the tags of the head that belong to the page', () => {
    const { content, page: taken, head: tags } = pageDocumentOf(page())!;
    expect(content).toBe('<article><div><p class="sync both">Text</p></div></article>');
    expect(taken).toEqual(data);
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

  test('takes nothing from HTML that is no page of the site', () => {
    expect(pageDocumentOf('<!doctype html><title>Other</title>')).toBeUndefined();
  });
});

describe('deferFonts', () => {
  const local = '@font-face{src:local(Arial);font-family:A Fallback}';

  test('takes the fonts that are fetched out of the styles, for a script that decides', () => {
    const markup = deferFonts(`a{}${fetched}${local}b{}`);
    expect(markup).toContain(`<noscript data-fonts><style>${fetched}</style></noscript>`);
    expect(markup).toContain(`<style>a{}${local}b{}</style>`);
    expect(markup.indexOf('<noscript data-fonts>')).toBeLessThan(markup.indexOf('<script>('));
    expect(markup.split(fetched)).toHaveLength(2);
  });

  test('leaves styles without such fonts as they are', () => {
    expect(deferFonts(local)).toBe(`<style>${local}</style>`);
  });
});

describe('in a built site', () => {
  const site = { base: '/docs/', sections: ['changelog'], lightScript: '/light.js' };
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'finish-pages-'));
    await mkdir(join(folder, 'static/css'), { recursive: true });
    await mkdir(join(folder, 'cli'), { recursive: true });
    await writeFile(join(folder, 'static/css/styles.ab.css'), `${styles}\n`);
    await writeFile(join(folder, 'cli/sync.html'), page());
    await writeFile(join(folder, '404.html'), page('404'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('takes every page through the steps and writes what a navigation fetches beside it', async () => {
    await finishPages(folder, site);
    const html = await readFile(join(folder, 'cli/sync.html'), 'utf8');
    expect(html).toContain('<template data-app=');
    expect(html).toContain('integrity="sha256-');
    const beside = await readFile(join(folder, 'static/pages/cli/sync.json'), 'utf8');
    expect(JSON.parse(beside)).toEqual(JSON.parse(JSON.stringify(pageDocumentOf(html))));
  });

  test('pages have the styles that their kind uses, and the app brings those of all', async () => {
    await mkdir(join(folder, 'changelog'));
    const other = page().replace('"sync both"', '"other both"');
    await writeFile(join(folder, 'changelog/v1.html'), other);
    await finishPages(folder, site);
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    expect(await read('cli/sync.html')).toContain('<style>.sync{color:red}.both{color:green}</style>');
    expect(await read('changelog/v1.html')).toContain('<style>.other{color:blue}.both{color:green}</style>');
    for (const file of ['cli/sync.html', 'changelog/v1.html']) {
      const html = await read(file);
      expect(html).toContain(`<noscript data-fonts><style>${fetched}</style>`);
      const [, waiting] = /<template data-app="[\da-f]{10}">(.*?)<\/template>/.exec(html)!;
      expect(waiting).toMatch(
        /^<link href="\/docs\/static\/css\/styles\.ab\.css" rel="stylesheet" integrity="sha256-[^"]*"><script /,
      );
      expect(html.replace(waiting!, '')).not.toContain('rel="stylesheet"');
    }
    expect(await read('static/css/styles.ab.css')).toBe(styles.replace(fetched, ''));
  });

  test('of many pages, those that come in many packets are compressed as they are written', async () => {
    const long = page().replace('Text', 'Text of a page. '.repeat(300));
    const numbers = Array.from({ length: 501 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) =>
        writeFile(
          join(folder, `page-${number}.html`),
          number === 0 ? page() : long.replaceAll(data.routePath, `/page-${number}`),
        ),
      ),
    );
    await finishPages(folder, site);
    for (const file of ['page-500.html', 'static/pages/page-500.json']) {
      const content = await readFile(join(folder, file), 'utf8');
      expect(brotliDecompressSync(await readFile(join(folder, `${file}.br`))).toString()).toBe(content);
      expect(gunzipSync(await readFile(join(folder, `${file}.gz`))).toString()).toBe(content);
    }
    expect(existsSync(join(folder, 'page-0.html.br'))).toBe(false);
  });

  test('of few pages, none is', async () => {
    await writeFile(join(folder, 'long.html'), page().replace('Text', 'Text of a page. '.repeat(300)));
    await finishPages(folder, site);
    expect(existsSync(join(folder, 'long.html.br'))).toBe(false);
  });

  test('writes nothing beside the page for addresses that have none', async () => {
    await finishPages(folder, site);
    await expect(readFile(join(folder, 'static/pages/404.json'))).rejects.toThrow('ENOENT');
    await expect(readFile(join(folder, 'static/pages/cli/sync.json'))).resolves.toBeDefined();
  });
});
