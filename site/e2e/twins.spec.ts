import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Element, Nodes } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { visit } from '../visit';
import { builtPages } from './builtPages';
import { folders } from './folders';
import { elementsOf, landmark, linksOf, readPage, textOf } from './readPage';
import { expect, requestTest as test } from './test';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Letters and digits of a text: what a page and its mirror have in common. */
const letters = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join('') ?? '';

/** Links to other pages, controls and the table of contents, which a mirror leaves out. */
const isChrome = ({ tagName, properties }: Element) =>
  ['nav', 'button', 'svg', 'footer', 'script', 'style'].includes(tagName) ||
  (tagName === 'span' && String(properties.ariaHidden) === 'true') ||
  properties.role === 'status' ||
  (tagName === 'del' && 'className' in properties) ||
  properties.id === 'footnote-label' ||
  ['dataPermalink', 'dataContents', 'dataMenu', 'dataInvitation'].some((name) => name in properties);

function withoutChrome<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = node.children
    .filter((child) => child.type !== 'element' || !isChrome(child))
    .map((child) => withoutChrome(child as Nodes));
  return { ...node, children };
}

const isText = ({ tagName }: Element) => /^(h\d|p|li|pre|td|th|blockquote)$/.test(tagName);

/** Texts of the smallest elements that are read as a whole. */
const textsOf = (main: Element) =>
  elementsOf(withoutChrome(main), isText)
    .filter((element) => elementsOf(element, isText).length === 1)
    .map(textOf);

for (const name of ['site', 'small', 'versions'] as const) {
  test(`${name}: the mirror of every page has all its text, and links that lead somewhere`, async ({
    request,
    site,
    small,
    versions,
  }) => {
    const address = { site, small, versions }[name];
    const routes = builtPages(folders[name]).filter((route) => route !== '/search');
    for (const route of routes) {
      const { tree } = await readPage(request, `${address}${route}`);
      const [link] = elementsOf(tree, ({ properties }) => properties.type === 'text/markdown');
      const href = String(link?.properties.href);
      expect(href.endsWith(`${route === '/' ? '/index' : route}.md`), href).toBe(true);
      const answer = await request.get(new URL(href, address).href, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['content-type']], href).toEqual([
        200,
        'text/markdown; charset=utf-8',
      ]);
      const mirror: Markdown = markdown.parse(await answer.text());
      const wrong: string[] = [];
      visit(mirror, (node) => {
        if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
        const isAbsolute = /^(https?:\/\/|mailto:)/.test(node.url);
        const { origin, pathname } = new URL(node.url, 'https://docs.neosync.dev');
        const isFile = /\.(xml|json|svg)$/.test(pathname);
        const exists = isFile ? existsSync(join(folders[name], pathname)) : routes.includes(pathname);
        if (!isAbsolute || (origin === 'https://docs.neosync.dev' && !exists)) wrong.push(node.url);
      });
      expect(wrong, route).toEqual([]);
      const said = letters(toString(mirror));
      const main = landmark(tree, 'main');
      // The mirror of an API page is its definition, which has all its symbols.
      const expected = route.endsWith('.proto')
        ? elementsOf(main, ({ tagName }) => /^h[1-4]$/.test(tagName))
            .map(textOf)
            .filter((text) => /^\w+$/.test(text))
        : textsOf(main);
      expect(expected.length, route).toBeGreaterThan(0);
      expect(
        expected.filter((text) => !said.includes(letters(text))),
        route,
      ).toEqual([]);
    }
  });
}

test('llms.txt lists the site, and every document, file of the reference and entry', async ({
  request,
  site,
}) => {
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

test('the full text has every document, in the order of the sidebar', async ({ request, site }) => {
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

test('an older version is listed as optional', async ({ request, versions }) => {
  const list = await (await request.get(`${versions}/llms.txt`)).text();
  const [main, optional] = list.split('## Optional');
  expect(main).toContain('https://beacon.example.com/signals.md');
  expect(main).not.toContain('/v1');
  expect(optional).toContain('https://beacon.example.com/v1/signals.md');
  expect(await (await request.get(`${versions}/llms-full.txt`)).text()).not.toContain('/v1');
});
