import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseAllDocuments } from 'yaml';

import { readReference } from '../../reference/readReference';
import { referenceRoute } from '../../reference/referenceRoute';
import { symbolsOf } from '../../reference/symbols';
import type { Settings } from '../../settings/schema';
import { assignAnchors } from '../documents/anchors';
import { readPages, type Page } from '../checks/readPages';
import { holdsWords } from '../documents/element';
import { routeOf } from '../documents/leadFrom';
import { referencesOf } from '../documents/parseDocument';
import type { PageText } from './findGaps';
import { comparable } from './mentions';

/** Reads what every page of a site says, by address: written pages, entries of the changelog, and the API reference. */
export function readPageTexts(root: string, { content, reference }: Settings): Map<string, PageText> {
  const pageTexts = new Map<string, PageText>();
  for (const page of readPages(root, content.root)) {
    const route = routeOf(page.file.slice(content.root.length + 1).replace(/\.mdx?$/, ''));
    const links = referencesOf(page.tree).map(({ target }) => target.replace(/[?#].*$/, ''));
    const anchors = assignAnchors(page.tree).map(({ id }) => `#${id}`);
    pageTexts.set(route, { text: [route, ...anchors, textOf(page)].join(' '), links });
  }
  if (reference) {
    for (const file of readReference(reference.root, root).files) {
      const source = readFileSync(join(root, reference.root, file.path), 'utf8');
      const names = symbolsOf(file).map(({ fullName }) => fullName.slice(file.package.length + 1));
      const text = comparable([file.path, source, ...names].join('\n'));
      pageTexts.set(referenceRoute(file.path), { text, links: [] });
    }
  }
  return pageTexts;
}

/** What front matter tells those who maintain the page. */
const unshown = /^evidence:.*\r?\n(?: .*\r?\n)*/m;

/** All that a page says, as one comparable text: front matter, prose, code, tables, attributes and addresses. */
export function textOf({ source, tree }: Page): string {
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(source) ?? [];
  const pieces = [frontMatter.replace(unshown, '')];
  visit(tree, (node) => {
    pieces.push(...addressesIn(node));
    if (node.type === 'code') pieces.push(...piecesOf(node));
    if (!holdsWords(node) && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    pieces.push(toString(node));
    visit(node, (inner) => void pieces.push(...addressesIn(inner)));
    return SKIP;
  });
  return comparable(pieces.join('\n'));
}

function addressesIn(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return (node as MdxJsxFlowElement | MdxJsxTextElement).attributes.flatMap(({ value }) =>
    typeof value === 'string' ? [value] : [value?.value ?? ''],
  );
}

function piecesOf({ lang, meta, value }: Code): string[] {
  return [meta ?? '', value, ...(lang === 'yaml' ? pathsOf(value) : [])];
}

/** What YAML nests, as sheets write it: `api.db.port: 5432`. */
function pathsOf(source: string): string[] {
  const paths: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, Array.isArray(value) ? path : [path, key].filter(Boolean).join('.'));
      }
    } else paths.push(`${path}: ${String(value)}`, `${path}: ${JSON.stringify(value)}`);
  };
  for (const document of parseAllDocuments(source)) {
    if (document.errors.length === 0) walk(document.toJS(), '');
  }
  return paths;
}
