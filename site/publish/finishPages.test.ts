import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { finishPages } from './finishPages';
import { inlineStyles } from './inlineStyles';
import { pageDocumentOf } from './pageDocumentOf';
import { placeScript } from './finishTask';

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
  `<div data-frame="${route}" data-section="Docs &amp; more" class="frame"><main id="main"><div data-static="${route}"><article>${text}<footer>Was this page helpful?</footer></article></div></main></div>`;

const page = (text = '<div><p class="sync both">Text</p></div>') => `<!doctype html><html><head>${head}
</head><body><header></header>${frame(text)}<footer>The end</footer></body></html>`;

describe('placeScript', () => {
  test('lets the one script run when it is there, and names the build', () => {
    expect(placeScript('abc')(page(), 'cli/sync.html')).toContain(
      '<script async data-build="abc" src="/docs/static/js/index.ab.js"></script>',
    );
  });
});

describe('inlineStyles', () => {
  const inline = (script: string) =>
    inlineStyles(
      { sections: ['api'], link: '<link>', sheets: new Map([['text', '<style>a{}</style>']]) },
      script,
    );

  test('puts the styles of the kind and the script before the end of the head, and lets the others wait', () => {
    expect(inline('run("$&")')(page(), 'cli/sync.html')).toContain(
      '<style>a{}</style>\n<script>run("$&")</script>\n<template data-styles="text"><link></template>\n</head>',
    );
  });

  test('no text in the script ends its element or hides what follows', () => {
    const hostile = inline('f("</script><script>alert(1)</SCRIPT><!--")')(page(), 'cli/sync.html');
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(hostile)!;
    expect(script).toBe(String.raw`f("\x3C/script>\x3Cscript>alert(1)\x3C/SCRIPT>\x3C!--")`);
  });
});

describe('pageDocumentOf', () => {
  test('takes what stands between header and footer, its section, and the tags of the head that belong to the page', () => {
    const { route: at, frame: taken, section, head: tags } = pageDocumentOf(page('<p>Text</p>'))!;
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

  test('takes nothing from HTML that is no page of the site', () => {
    expect(pageDocumentOf('<!doctype html><title>Other</title>')).toBeUndefined();
  });
});

describe('in a built site', () => {
  const site = {
    address: 'https://docs.example.com',
    base: '/docs/',
    sections: ['changelog'],
    root: 'never',
    mirrored: [] as string[],
  };
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

  test('takes every page through the steps and writes what a navigation fetches beside it', async () => {
    await finishPages(folder, site);
    const html = await readFile(join(folder, 'cli/sync.html'), 'utf8');
    expect(html).toMatch(/<script async data-build="[\da-f]{10}" src="[^"]*" integrity="sha256-/);
    expect(html).toContain('<script>early()</script>');
    expect(existsSync(join(folder, 'static/js/early.cd.js'))).toBe(false);
    const beside = await readFile(join(folder, 'static/pages/cli/sync.json'), 'utf8');
    expect(JSON.parse(beside)).toEqual(JSON.parse(JSON.stringify(pageDocumentOf(html))));
  });

  test('pages have the styles that their kind uses, and a template those of all', async () => {
    await mkdir(join(folder, 'changelog'));
    const other = page().replace('"sync both"', '"other both"');
    await writeFile(join(folder, 'changelog/v1.html'), other);
    await finishPages(folder, site);
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    expect(await read('cli/sync.html')).toContain('<style>.sync{color:red}.both{color:green}</style>');
    expect(await read('changelog/v1.html')).toContain('<style>.other{color:blue}.both{color:green}</style>');
    for (const file of ['cli/sync.html', 'changelog/v1.html']) {
      const html = await read(file);
      expect(html).toContain(
        '<link rel="preload" as="font" crossorigin media="not all" href="/docs/static/font/a.woff2">',
      );
      expect(html).toContain(`<style data-fonts>${fetched}</style>`);
      const [, waiting] = /<template data-styles="\w+">(.*?)<\/template>/.exec(html)!;
      expect(waiting).toMatch(
        /^<link href="\/docs\/static\/css\/styles\.ab\.css" rel="stylesheet" crossorigin="anonymous" integrity="sha256-[^"]*">$/,
      );
      expect(html.replace(waiting!, '')).not.toContain('rel="stylesheet"');
    }
    expect(await read('static/css/styles.ab.css')).toBe(styles.replace(fetched, ''));
  });

  test('many pages are finished as few are', async () => {
    const numbers = Array.from({ length: 501 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) =>
        writeFile(join(folder, `page-${number}.html`), page().replaceAll(route, `/page-${number}`)),
      ),
    );
    await finishPages(folder, site);
    const names = (file: string) => file.replace(/\d+/g, '…');
    expect(names(await readFile(join(folder, 'page-500.html'), 'utf8'))).toBe(
      names(await readFile(join(folder, 'page-1.html'), 'utf8')),
    );
    const { route: found } = JSON.parse(
      await readFile(join(folder, 'static/pages/page-500.json'), 'utf8'),
    ) as { route: string };
    expect(found).toBe('/page-500');
  });

  test('writes the text of pages that are mirrored as Markdown, as it is now', async () => {
    const mirrored = ['/cli/sync'];
    const read = () => readFile(join(folder, 'cli/sync.md'), 'utf8');
    await writeFile(
      join(folder, 'cli/sync.html'),
      page().replace('Text', '<article><p>Run <a href="jobs">it</a>.</p></article>'),
    );
    await finishPages(folder, { ...site, mirrored });
    expect(await read()).toMatch(/^Run \[it\]\(https:\/\/docs\.example\.com\/docs\/cli\/jobs\)\.\n/);
    await writeFile(join(folder, 'static/js/early.cd.js'), 'early()\n');
    await writeFile(join(folder, 'cli/sync.html'), page().replace('Text', '<article><p>Wait.</p></article>'));
    await finishPages(folder, { ...site, mirrored });
    expect(await read()).toMatch(/^Wait\.\n/);
    expect(existsSync(join(folder, '404.md'))).toBe(false);
  });

  test('writes nothing beside the page for addresses that have none', async () => {
    await finishPages(folder, site);
    await expect(readFile(join(folder, 'static/pages/404.json'))).rejects.toThrow('ENOENT');
    await expect(readFile(join(folder, 'static/pages/cli/sync.json'))).resolves.toBeDefined();
  });
});

test('a build without its stylesheet, or without the script of the head, says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'finish-pages-'));
  const site = { address: 'https://docs.example.com', base: '/', sections: [], root: 'never', mirrored: [] };
  await expect(finishPages(folder, site)).rejects.toThrow('no stylesheet');
  await mkdir(join(folder, 'static/css'), { recursive: true });
  await writeFile(join(folder, 'static/css/styles.ab.css'), styles);
  await expect(finishPages(folder, site)).rejects.toThrow('no script that runs before the first paint');
  await rm(folder, { recursive: true });
});
