import type { Nodes } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';

import { withBase } from '../../content/links/withBase';
import { symbolNotes } from '../../reference/notes';
import { parseComment } from '../../reference/parseComment';
import { settings } from '../settings';

/** A comment of an interface definition as Markdown. HTML in it is shown as text. */
export function CommentText({ children = '' }: { children?: string }) {
  return children === '' ? null : parseComment(children).children.map(renderNode);
}

/** A comment on one line: without the paragraph if it has only one. */
export function InlineComment({ children = '' }: { children?: string }) {
  const [only, ...others] = children === '' ? [] : parseComment(children).children;
  if (only?.type === 'paragraph' && others.length === 0) return only.children.map(renderNode);
  return <CommentText>{children}</CommentText>;
}

/** Notes on a symbol: reserved numbers and names, extension ranges, options. */
export function SymbolNotes({ symbol }: { symbol: Parameters<typeof symbolNotes>[0] }) {
  return symbolNotes(symbol).map(({ text, codes }) => (
    <p key={text}>
      {`${text}: `}
      {codes.map((item, index) => [index > 0 && ', ', <code key={item}>{item}</code>])}.
    </p>
  ));
}

/** Elements without attributes. */
const elements: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  inlineCode: 'code',
  emphasis: 'em',
  delete: 'del',
  strong: 'strong',
  listItem: 'li',
  blockquote: 'blockquote',
  break: 'br',
  thematicBreak: 'hr',
};

function contentOf(node: Nodes): ReactNode {
  if ('children' in node) return node.children.map(renderNode);
  return 'value' in node ? node.value : undefined;
}

function renderNode(node: Nodes, key: number): ReactNode {
  const content = contentOf(node);
  if (node.type === 'heading') return createElement('p', { key }, createElement('strong', null, content));
  if (node.type === 'code') return createElement('pre', { key }, createElement('code', null, content));
  // Safari announces a list without markers only with its role.
  if (node.type === 'list') {
    const start = node.ordered && node.start !== 1 ? node.start : undefined;
    return createElement(node.ordered ? 'ol' : 'ul', { key, role: 'list', start }, content);
  }
  if (node.type === 'link') {
    return createElement('a', { key, href: withBase(node.url, settings.base) }, content);
  }
  return createElement(elements[node.type] ?? Fragment, { key }, content);
}
