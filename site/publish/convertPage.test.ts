import { describe, expect, it } from 'vitest';

import { parsePage } from './convertPage';

describe('the Content Security Policy', () => {
  it.each([
    ['<p style="color: red">', 'the inline style style="color: red"'],
    ["<svg width='1' style='fill:red' />", 'the inline style style="fill:red"'],
    ['<p hidden style=color:red>', 'the inline style style="color:red"'],
    ['<style>p{}</style>', 'the element <style>'],
    ['<img src="a.png" onerror="alert(1)">', 'the event handler onerror="alert(1)"'],
    ['<a\n  href="javascript:alert(1)"\n>', 'the script address href="javascript:alert(1)"'],
    ['<a href="java&#115;cript:alert(1)">', 'the script address href="javascript:alert(1)"'],
    ['<p ONCLICK="a()">', 'the event handler onclick="a()"'],
    ['<iframe src="https://example.com"></iframe>', 'the element <iframe>'],
    ['<template><p style="color: red"></p></template>', 'the inline style style="color: red"'],
    ['<div data-frame="/a"><p><script>alert(1)</script></p></div>', 'the script alert(1)'],
    ['<div data-frame="/a"><script type="module" src="/a.js"></script></div>', 'the script /a.js'],
  ])('blocks %s', (html, markup) => {
    expect(parsePage(`<main>\n${html}</main>`).blocked).toEqual([markup]);
  });

  it.each([
    '<script>const style = \'<p style="color: red">\'</script>',
    '<script type="application/json">{"html":"<p style=\\"color:red\\">"}</script>',
    '<p>The attribute style="color: red" and onclick="x" in a text</p>',
    '<pre data-text="style=&quot;a&quot;">&lt;p style="a"&gt;</pre>',
    '<p data-text=\' style="a"\'>',
    '<p data-style="a" lang="en">',
    '<div data-frame="/a"><script></script><script type="application/json">{}</script></div>',
    '<script>early()</script><div data-frame="/a"></div>',
    '<head><style>p{}</style></head>',
    '<a href="https://example.com/?javascript:">',
  ])('allows %s', (html) => {
    expect(parsePage(html).blocked).toEqual([]);
  });

  it('gets executable scripts and all styles, unchanged', () => {
    const html = [
      '<head><style>p { color: red }</style></head>',
      '<script>one()\n</script>',
      '<script type="text/javascript" id="a">two()</script>',
      "<SCRIPT TYPE='module'>three()</SCRIPT>",
      '<script type=importmap>{}</script>',
      '<script type="speculationrules">{"prefetch":[]}</script>',
      '<script data-type="application/json">four()</script>',
    ].join('<p>text</p>');
    const { scripts, styles } = parsePage(html).inline;
    expect([...scripts]).toEqual(['one()\n', 'two()', 'three()', '{}', '{"prefetch":[]}', 'four()']);
    expect([...styles]).toEqual(['p { color: red }']);
  });

  it('gets no files, data, or empty scripts', () => {
    const html = [
      '<script></script>',
      '<script src="/a.js"></script>',
      '<script defer src=/a.js></script>',
      '<script type="application/json">{"a":1}</script>',
      '<script type="application/ld+json">{"b":1}</script>',
      '<script type="text/css">p{}</script>',
    ].join('');
    expect(parsePage(html).inline).toEqual({ scripts: new Set(), styles: new Set() });
  });
});

describe('a page', () => {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>Sync | Lighthouse</title>',
    '<script defer src="/docs/static/js/index.ab.js" integrity="sha256-ab="></script>',
    '<meta name="description" content="Runs a sync.">',
    '<meta property="og:title" content="Sync">',
    '<link rel="canonical" href="https://example.com/docs/cli/sync">',
    '<link href="/docs/cli/sync.md" type="text/markdown" rel="alternate">',
    '<script type="application/ld+json">{"<title>":1}</script>',
  ].join('\n');
  const frame =
    '<div data-frame="/cli/sync" data-section="Docs &amp; more" class="frame wide"><main>' +
    '<article><p class="lead">Text</p><footer>Was this page helpful?</footer></article></main></div>';
  const html = `<!doctype html><html><head>${head}\n</head><body><header></header>${frame}<footer>The end</footer></body></html>`;
  const page = parsePage(html);

  it('has an address, a current link in the navbar, and the frame between header and footer', () => {
    expect(page.route).toBe('/cli/sync');
    expect(page.navbarLabel).toBe('Docs & more');
    expect(html.slice(page.frame.start, page.frame.end)).toBe(frame);
    expect(html.slice(page.headEnd)).toMatch(/^<\/head><body>/);
  });

  it('has the head tags that are specific to it', () => {
    expect(page.head).toBe(
      [
        '<title>Sync | Lighthouse</title>',
        '<meta name="description" content="Runs a sync.">',
        '<meta property="og:title" content="Sync">',
        '<link rel="canonical" href="https://example.com/docs/cli/sync">',
        '<link href="/docs/cli/sync.md" type="text/markdown" rel="alternate">',
        '<script type="application/ld+json">{"<title>":1}</script>',
      ].join(''),
    );
  });

  it('has a main script and classes', () => {
    const { start, end, src, integrity } = page.mainScript!;
    expect(src).toBe('/docs/static/js/index.ab.js');
    expect(integrity).toBe('sha256-ab=');
    expect(html.slice(start, end)).toBe(
      '<script defer src="/docs/static/js/index.ab.js" integrity="sha256-ab="></script>',
    );
    expect([...page.classes]).toEqual(['frame', 'wide', 'lead']);
  });

  it('has the content of its article, nested articles included, without the colors of code', () => {
    const { article } = parsePage(
      '<article>Before</article><div data-frame="/a"><article><article>One</article><pre><code><span class="k">let</span> a &lt; <ins>b</ins></code></pre>' +
        '<input type="checkbox" checked></article><article>After</article></div>',
    );
    expect(article).toEqual({
      type: 'root',
      children: [
        expect.objectContaining({ tagName: 'article', children: [{ type: 'text', value: 'One' }] }),
        expect.objectContaining({
          tagName: 'pre',
          children: [
            expect.objectContaining({
              tagName: 'code',
              children: [{ type: 'text', value: 'let a < b' }],
            }),
          ],
        }),
        expect.objectContaining({ tagName: 'input', properties: { type: 'checkbox', checked: true } }),
      ],
    });
  });

  it('from writers, in public/, has no address', () => {
    expect(parsePage('<!doctype html><head></head><p>Mine</p>').route).toBeUndefined();
  });
});
