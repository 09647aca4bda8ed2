import type { Nodes } from 'mdast';
import { Fragment, type ReactNode } from 'react';

import { parseComment } from '../../reference/parseComment';

/** Addresses that a comment may link to. */
const safe = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * A comment of an interface definition as Markdown. HTML and everything else that could be markup is shown as
 * the text that it is; links lead only to web pages and places of the site.
 */
export function CommentText({ children }: { children?: string }) {
  if (!children) return null;
  return <>{parseComment(children).map((node, index) => render(node, index))}</>;
}

/** The same in one line: a comment of one paragraph without the paragraph. */
export function InlineComment({ children }: { children?: string }) {
  if (!children) return null;
  const blocks = parseComment(children);
  const [only] = blocks;
  if (blocks.length === 1 && only?.type === 'paragraph') return <>{inside(only)}</>;
  return <CommentText>{children}</CommentText>;
}

function inside(node: { children: Nodes[] }): ReactNode {
  return node.children.map((child, index) => render(child, index));
}

function render(node: Nodes, key: number): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return <Fragment key={key}>{node.value}</Fragment>;
    case 'paragraph':
      return <p key={key}>{inside(node)}</p>;
    case 'heading':
      return (
        <p key={key}>
          <strong>{inside(node)}</strong>
        </p>
      );
    case 'inlineCode':
      return <code key={key}>{node.value}</code>;
    case 'code':
      return (
        <pre key={key}>
          <code>{node.value}</code>
        </pre>
      );
    case 'emphasis':
      return <em key={key}>{inside(node)}</em>;
    case 'strong':
      return <strong key={key}>{inside(node)}</strong>;
    case 'link':
      return safe.test(node.url) ? (
        <a key={key} href={node.url}>
          {inside(node)}
        </a>
      ) : (
        <Fragment key={key}>{inside(node)}</Fragment>
      );
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      // Safari takes a list without marks for none.
      return (
        <List key={key} role="list">
          {inside(node)}
        </List>
      );
    }
    case 'listItem':
      return <li key={key}>{inside(node)}</li>;
    case 'blockquote':
      return <blockquote key={key}>{inside(node)}</blockquote>;
    case 'break':
      return <br key={key} />;
    case 'thematicBreak':
      return <hr key={key} />;
    default:
      return 'children' in node ? (
        <Fragment key={key}>{inside(node as { children: Nodes[] })}</Fragment>
      ) : null;
  }
}
