import type { APIRequestContext } from '@playwright/test';
import type { Element, Nodes } from 'hast';
import type { Code, Nodes as MarkdownNodes, Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { builtPages } from './builtPages';
import { folders } from './folders';
import { elementsOf, landmark, linksOf, readPage, textOf } from './readPage';
import { expect, requestTest as test } from './test';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Letters and digits only: what stays of a text in every form. */
const letters = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';

/** What a page is made of, in letters. */
interface Parts {
  headings: string[];
  rows: string[];
  code: string[];
}

/** Parts of a page that are no text of its own: ways to other pages, controls, the table of contents. */
const isChrome = ({ tagName, properties }: Element) =>
  ['nav', 'button', 'svg', 'footer', 'script', 'style', 'sup'].includes(tagName) ||
  (tagName === 'span' && String(properties.ariaHidden) === 'true') ||
  properties.role === 'status' ||
  properties.dataPermalink !== undefined ||
  properties.dataContents !== undefined ||
  properties.dataCopyPage !== undefined ||
  properties.dataInvitation !== undefined ||
  properties.id === 'footnote-label';

/** A copy of a page without what is no text of its own. */
function withoutChrome<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = node.children
    .filter((child) => child.type !== 'element' || !(isChrome(child) || isLanguage(child, node)))
    .map((child) => withoutChrome(child as Nodes));
  return { ...node, children };
}

/** Whether an element stands above code that its author gave no title, and names its language: a mirror does that at the fence. */
const isLanguage = ({ tagName }: Element, figure: Nodes) =>
  tagName === 'figcaption' &&
  elementsOf(figure, ({ properties }) => properties.dataLanguage !== undefined).some(
    ({ properties }) => properties.dataTitle === undefined,
  );

function partsOfPage(main: Element): Parts {
  const texts = (accepts: (element: Element) => boolean) =>
    elementsOf(main, accepts)
      .map((element) => letters(textOf(element)))
      .filter((text) => text !== '');
  return {
    headings: texts(({ tagName }) => /^h[1-6]$/.test(tagName)),
    rows: elementsOf(main, ({ tagName }) => tagName === 'tr').map((row) =>
      elementsOf(row, ({ tagName }) => tagName === 'td' || tagName === 'th')
        .map((cell) => letters(textOf(cell)))
        .join(' | '),
    ),
    code: texts(({ tagName }) => tagName === 'pre'),
  };
}

function partsOfMirror(tree: Markdown): Parts {
  const parts: Parts = { headings: [], rows: [], code: [] };
  visit(tree, (node) => {
    if (node.type === 'heading') parts.headings.push(letters(toString(node)));
    if (node.type === 'code') parts.code.push(letters(node.value));
    if (node.type === 'tableRow') {
      parts.rows.push(node.children.map((cell) => letters(toString(cell))).join(' | '));
    }
  });
  parts.code = parts.code.filter((text) => text !== '');
  return parts;
}

/** What of the first list the second does not have in the same order. */
function missing(wanted: string[], given: string[]): string[] {
  let at = 0;
  return wanted.filter((text) => {
    const found = given.indexOf(text, at);
    if (found !== -1) at = found + 1;
    return found === -1;
  });
}

/** What the page shows above code of no language. */
const noLanguage = 'txt';

/** All text of a mirror, titles of fences and descriptions of pictures too. */
function allText(node: MarkdownNodes): string {
  if (node.type === 'code') {
    const { lang, meta, value } = node as Code;
    return ` ${meta?.replace(/^title=/, '') ?? lang ?? noLanguage} ${value} `;
  }
  if (node.type === 'image') return ` ${node.alt ?? ''} `;
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const text = node.children.map(allText).join('');
  return ['text', 'link', 'emphasis', 'strong', 'delete'].includes(node.type) ? text : ` ${text} `;
}

/** Expects that links of a mirror are absolute, and that those to this site lead to pages. */
function expectLinks(mirror: Markdown, route: string, known: Set<string>): void {
  visit(mirror, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    expect(node.url, route).toMatch(/^(https?:\/\/|mailto:)/);
    if (!node.url.startsWith('https://docs.neosync.dev')) return;
    const { pathname } = new URL(node.url);
    if (!/\.(xml|json)$/.test(pathname)) expect(known.has(pathname), `${route}: ${node.url}`).toBe(true);
  });
}

async function readMirror(request: APIRequestContext, site: string, route: string) {
  const { tree } = await readPage(request, `${site}${route}`);
  const [mirror] = elementsOf(tree, ({ properties }) => properties.type === 'text/markdown');
  const href = String(mirror?.properties.href);
  const answer = await request.get(new URL(href, site).href, { maxRedirects: 0 });
  expect(answer.status(), `${route}: ${href}`).toBe(200);
  expect(answer.headers()['content-type'], href).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  return { main: withoutChrome(landmark(tree, 'main')), text, mirror: markdown.parse(text), href };
}

/** Whether an element holds text that a reader reads as a whole. */
const isText = ({ tagName }: { tagName: string }) =>
  ['p', 'li', 'figcaption', 'blockquote', 'pre'].includes(tagName);

for (const name of ['site', 'small', 'versions'] as const) {
  test(`${name}: the mirror of every page has its headings, rows, code, and text, and links that lead somewhere`, async ({
    request,
    site,
    small,
    versions,
  }) => {
    test.setTimeout(180_000);
    const address = { site, small, versions }[name];
    const known = new Set(builtPages(folders[name]));
    for (const route of known) {
      // What only a script can say is on no mirror.
      if (route === '/search' || route === '/crash' || route.endsWith('.proto')) continue;
      const { main, mirror, href } = await readMirror(request, address, route);
      expect(href.endsWith(`${route === '/' ? '/index' : route}.md`), href).toBe(true);
      expectLinks(mirror, route, known);
      const page = partsOfPage(main);
      const given = partsOfMirror(mirror);
      expect(given.headings, route).toEqual(page.headings);
      expect(given.code, route).toEqual(page.code);
      expect(missing(page.rows, given.rows), route).toEqual([]);
      // Between two elements the page may have a gap where the mirror has a comma.
      const unspaced = (text: string) => letters(text).replaceAll(' ', '');
      const all = unspaced(allText(mirror));
      const texts = elementsOf(main, isText)
        // What holds other texts is told by them.
        .filter((element) => elementsOf(element, isText).every((inner) => inner === element))
        .map((element) => textOf(element))
        .filter((text) => !all.includes(unspaced(text)));
      expect(texts, route).toEqual([]);
    }
  });
}

test('the mirror of a page of the API reference has every symbol of it, and links that lead somewhere', async ({
  request,
  site,
}) => {
  const known = new Set(builtPages(folders.site));
  for (const route of [...known].filter((path) => path.endsWith('.proto'))) {
    const { main, mirror } = await readMirror(request, site, route);
    expectLinks(mirror, route, known);
    const source = letters(allText(mirror));
    const symbols = partsOfPage(main).headings.filter((heading) => !heading.includes(' '));
    expect(symbols.length, route).toBeGreaterThan(0);
    expect(
      symbols.filter((name) => !source.includes(name)),
      route,
    ).toEqual([]);
  }
});

test('llms.txt names the site, and every document, file of the reference and entry', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const answer = await request.get(`${site}/llms.txt`);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const { children } = markdown.parse(await answer.text());
  expect(children[0]).toMatchObject({ type: 'heading', depth: 1 });
  expect(children[1]).toMatchObject({ type: 'blockquote' });
  const ranks = children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  expect(ranks.slice(1).every((depth) => depth === 2)).toBe(true);
  const urls: string[] = [];
  visit({ type: 'root', children } as Markdown, 'link', ({ url }) => void urls.push(url));
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    expect(url).toMatch(/^https:\/\/docs\.neosync\.dev\/.*\.(md|txt)$/);
    expect((await request.get(url.replace('https://docs.neosync.dev', site))).status(), url).toBe(200);
  }
  const lists = /^\/changelog(\/(page|authors|tags|kinds)(\/.*)?|\/archive)?$/;
  const expected = builtPages(folders.site).filter((route) => route !== '/search' && !lists.test(route));
  for (const route of expected) {
    expect(urls).toContain(`https://docs.neosync.dev${route === '/' ? '/index' : route}.md`);
  }
});

test('the whole text holds every document, in the order of the sidebar', async ({ request, site }) => {
  const full = await (await request.get(`${site}/llms-full.txt`)).text();
  const { tree } = await readPage(request, `${site}/`);
  const sidebar = linksOf(landmark(tree, 'nav', 'Documentation'));
  expect(sidebar.length).toBeGreaterThan(50);
  const places = sidebar.map((route) => full.indexOf(`\nSource: https://docs.neosync.dev${route}\n`));
  expect(places.every((place) => place !== -1)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const route of ['/cli/sync', '/api/go']) {
    const mirror = await (await request.get(`${site}${route}.md`)).text();
    expect(full, route).toContain(mirror.trim());
  }
  const reference = await (await request.get(`${site}/api/llms-full.txt`)).text();
  expect(reference).toContain('Source: https://docs.neosync.dev/api/mgmt/v1alpha1/job.proto\n');
});

test('an older version stands under what may be skipped', async ({ request, versions }) => {
  const list = await (await request.get(`${versions}/llms.txt`)).text();
  const [main, optional] = list.split('## Optional');
  expect(main).toContain('https://beacon.example.com/signals.md');
  expect(main).not.toContain('/v1');
  expect(optional).toContain('https://beacon.example.com/v1/signals.md');
  expect(await (await request.get(`${versions}/llms-full.txt`)).text()).not.toContain('/v1');
});
