import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseAllDocuments } from 'yaml';

import type { Page } from '../checks/readPages';
import { comparable } from './mentions';

/** What front matter tells those who maintain the page. */
const unshown = /^evidence:.*\r?\n(?: .*\r?\n)*/m;

/** All that a page says, as one comparable text: front matter, prose, code, tables, attributes and addresses. */
export function textOf({ source, tree }: Page): string {
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(source) ?? [];
  const pieces = [frontMatter.replace(unshown, '')];
  visit(tree, (node) => {
    pieces.push(...addressesIn(node));
    if (node.type === 'code') pieces.push(...piecesOf(node));
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
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
