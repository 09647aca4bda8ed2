import type { Nodes, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import type { ProtoSymbol } from './model';

const markdown = unified().use(remarkParse);

/** A comment of an interface definition as Markdown. What is nested deeper than 30 times is text. */
export function parseComment(comment: string): RootContent[] {
  const cut = <Node extends Nodes>(node: Node, depth = 0): Node => {
    const { start, end } = node.position!;
    if (depth > 30) return { type: 'text', value: comment.slice(start.offset, end.offset) } as Node;
    if ('children' in node) node.children = node.children.map((child) => cut(child, depth + 1)) as never;
    return node;
  };
  return cut(markdown.parse(comment)).children;
}

/** The comments of a symbol as plain text on one line, with a word about deprecation where they have none. */
export function commentText({
  comments,
  deprecated,
}: Pick<ProtoSymbol, 'comments'> & { deprecated?: boolean }): string {
  const blocks = [comments.leading, comments.trailing].flatMap((part) => (part ? parseComment(part) : []));
  const text = blocks.map(lineOf).join(' ');
  return deprecated && !/^deprecated\b/i.test(text) ? `Deprecated. ${text}`.trim() : text;
}

function lineOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  return node.children.map(lineOf).join(/^(list|listItem|blockquote)$/.test(node.type) ? ' ' : '');
}
