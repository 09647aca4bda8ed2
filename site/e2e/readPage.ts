import type { APIRequestContext } from '@playwright/test';
import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

import { SKIP, visit } from '../visit';

const html = unified().use(rehypeParse);

/** A page as the server sends it, before any script. */
export interface ServedPage {
  status: number;
  tree: Root;
  /** Values of all `id`s, in order, doubled ones twice. */
  ids: string[];
}

/** Asks for a page, without following a redirect, and parses it. */
export async function readPage(request: APIRequestContext, address: string): Promise<ServedPage> {
  const response = await request.get(address, { maxRedirects: 0 });
  const tree = html.parse(await response.text());
  const ids = elementsOf(tree, ({ properties }) => properties.id !== undefined);
  return { status: response.status(), tree, ids: ids.map(({ properties }) => String(properties.id)) };
}

/** Asks for a page and parses its head alone: most of the work is in the rest. */
export async function readHead(request: APIRequestContext, address: string): Promise<Root> {
  const text = await (await request.get(address, { maxRedirects: 0 })).text();
  return html.parse(text.slice(0, text.indexOf('<body')));
}

/** Elements below a node that a test of the caller accepts, in order. What is in a closed dialog nobody meets. */
export function elementsOf(node: Nodes, accepts: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === 'dialog' && element.properties.open === undefined) return SKIP;
    if (accepts(element)) found.push(element);
  });
  return found;
}

/** Text of a node as a reader sees it: white space is one space. */
export const textOf = (node: Nodes) => rawText(node).replace(/\s+/g, ' ').trim();

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

/** Parses HTML that is not a page: what a feed holds. */
export const parseHtml = (text: string): Root => html.parse(text);

/** Addresses of the links below a node, as written. */
export const linksOf = (node: Nodes) =>
  elementsOf(node, ({ tagName, properties }) => tagName === 'a' && properties.href !== undefined).map(
    ({ properties }) => String(properties.href),
  );

/** The one landmark below a node with a tag and a name. */
export function landmark(node: Nodes, tagName: string, name?: string): Element {
  const [found, ...more] = elementsOf(
    node,
    (element) => element.tagName === tagName && (name === undefined || element.properties.ariaLabel === name),
  );
  if (!found || more.length > 0) {
    throw new Error(`There are ${more.length + (found ? 1 : 0)} <${tagName}> ${name ?? ''}.`);
  }
  return found;
}
