import type { Nodes, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import type { ProtoSymbol } from './model';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The syntax tree of a comment, as written. */
export const parseMarkdown = (text: string): Root => markdown.parse(text);

/** Addresses that a comment can link to. Relative ones have no base. */
const linkable = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;

const parsed = new Map<string, Root>();

/**
 * A comment of an interface definition as Markdown. Content nested deeper than 30 levels and invalid links become text.
 * Tables and footnotes stay as written. Many symbols share a comment, and each is needed several times: don't change
 * the tree.
 */
export function parseComment(comment: string): Root {
  const tree = parsed.get(comment) ?? parseSanitized(comment);
  parsed.set(comment, tree);
  return tree;
}

function parseSanitized(comment: string): Root {
  const sanitize = <Node extends Nodes>(node: Node, depth = 0): Node => {
    const { start, end } = node.position ?? {};
    const source = comment.slice(start?.offset, end?.offset);
    if ('url' in node && !(node.type === 'link' && linkable.test(node.url))) {
      Object.assign(node, { type: 'linkReference' });
    }
    if (/^(table|footnoteDefinition)$/.test(node.type)) return { type: 'code', value: source } as Node;
    const isText = node.type === 'footnoteReference' || (depth > 30 && start !== undefined);
    if (isText) return { type: 'text', value: source } as Node;
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      const box: Text = { type: 'text', value: node.checked ? '☑ ' : '☐ ' };
      if (node.children[0]?.type === 'paragraph') node.children[0].children.unshift(box);
    }
    if ('children' in node) node.children = node.children.map((child) => sanitize(child, depth + 1)) as never;
    return node;
  };
  return sanitize(parseMarkdown(comment));
}

/** The comment of a symbol as plain text on one line. For a deprecated symbol, it always starts with "Deprecated". */
export function commentText(symbol: Pick<ProtoSymbol, 'comment'> & Partial<ProtoSymbol>): string {
  const text = parseComment(symbol.comment).children.map(inlineText).join(' ');
  return symbol.deprecated && !/^deprecated\b/i.test(text) ? `Deprecated. ${text}`.trim() : text;
}

function inlineText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  return node.children.map(inlineText).join(/^(list|listItem|blockquote)$/.test(node.type) ? ' ' : '');
}
