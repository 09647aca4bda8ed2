import type { BlockContent, Nodes, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import type { ProtoSymbol } from '../model';
import { code, paragraph, strong, text } from './nodes';
import { parseComment } from '../parseComment';

/** Addresses that a comment may link to. */
const safe = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;

type Commented = Pick<ProtoSymbol, 'comments'> & { deprecated?: boolean };

/**
 * What is said about a declaration, above and behind it, as blocks. Deprecation is said first, with the
 * replacement where the comment names one. HTML is the text that it is, headings are bold, and links lead only
 * to web pages and places of the site.
 */
export function commentBlocks({ comments, deprecated = false }: Commented): BlockContent[] {
  const blocks = [comments.leading, comments.trailing].flatMap((part) =>
    part === undefined ? [] : parseComment(part).flatMap(blockOf),
  );
  const [first] = blocks;
  if (!deprecated || (first !== undefined && /^deprecated\b/i.test(toString(first)))) return blocks;
  if (first?.type !== 'paragraph') return [paragraph(strong('Deprecated.')), ...blocks];
  return [paragraph(strong('Deprecated.'), text(' '), ...first.children), ...blocks.slice(1)];
}

/** The same in one line, as the cell of a table needs it. */
export function commentLine(declaration: Commented): PhrasingContent[] {
  return commentBlocks(declaration).flatMap((block, index) => [
    ...(index > 0 ? [text(' ')] : []),
    ...lineOf(block),
  ]);
}

function blockOf(node: RootContent): BlockContent[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(...node.children.flatMap(phrasingOf))];
    case 'heading':
      return [paragraph({ type: 'strong', children: node.children.flatMap(phrasingOf) })];
    case 'html':
      return [paragraph(text(node.value))];
    case 'code':
    case 'thematicBreak':
      return [node];
    case 'blockquote':
      return [{ ...node, children: node.children.flatMap(blockOf) }];
    case 'list': {
      const children = node.children.map((item) => ({ ...item, children: item.children.flatMap(blockOf) }));
      return [{ ...node, children }];
    }
    default:
      return [];
  }
}

function phrasingOf(node: PhrasingContent): PhrasingContent[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'break':
      return [node];
    case 'html':
      return [text(node.value)];
    case 'emphasis':
    case 'strong':
      return [{ ...node, children: node.children.flatMap(phrasingOf) }];
    case 'link':
      return safe.test(node.url)
        ? [{ ...node, children: node.children.flatMap(phrasingOf) }]
        : node.children.flatMap(phrasingOf);
    default:
      return 'children' in node ? node.children.flatMap((child) => phrasingOf(child)) : [];
  }
}

function lineOf(node: Nodes): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
      return node.children.flatMap(lineOf);
    case 'text':
      return [text(node.value.replace(/\s+/g, ' '))];
    case 'break':
      return [text(' ')];
    case 'code':
    case 'inlineCode':
      return [code(node.value.replace(/\s+/g, ' '))];
    case 'emphasis':
    case 'strong':
    case 'link':
      return [{ ...node, children: node.children.flatMap(lineOf) as never }];
    case 'list':
      return node.children.flatMap((item, index) => [
        text(`${index > 0 ? ' ' : ''}${node.ordered ? `${(node.start ?? 1) + index}.` : '-'} `),
        ...lineOf(item),
      ]);
    case 'listItem':
    case 'blockquote':
      return node.children.flatMap((child, index) => [...(index > 0 ? [text(' ')] : []), ...lineOf(child)]);
    default:
      return [];
  }
}
