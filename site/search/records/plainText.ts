import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

import { changed } from '../../content/fences/codeMarks';

/** Attributes of MDX elements that readers see as text. */
const textAttributes = new Set(['title', 'label', 'caption', 'note', 'description', 'alt']);

/** The opening line of a callout, up to its title, and the closing line. */
const calloutMark = /^[ \t]*:{3,}[ \t]*([a-z]+)?(\{[^}\n]*\})?[ \t]*/gm;

/** What a reader can read of a part of a page, on one line: text and code, without Markdown and JSX. */
export function plainText(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'inlineCode':
      return node.value;
    case 'text':
      return node.value.replace(calloutMark, '');
    case 'code':
      return codeText(node);
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [attributeText(node), childText(node, node.type === 'mdxJsxFlowElement' ? ' ' : '')]
        .filter((text) => text !== '')
        .join(' ');
    case 'paragraph':
    case 'heading':
    case 'link':
    case 'linkReference':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'tableCell':
      return childText(node, '');
    default:
      return 'children' in node ? childText(node, ' ') : '';
  }
}

function childText(node: { children: Nodes[] }, separator: string): string {
  return node.children.map(textOf).join(separator);
}

function attributeText({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const shown = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && textAttributes.has(attribute.name) ? attribute.value : undefined,
  );
  return shown.filter((value) => typeof value === 'string').join(' ');
}

/**
 * The title of a fence and its code. Of a diagram, the words that describe it; nothing of a screen, which repeats the text.
 */
function codeText({ lang, meta, value }: Code): string {
  if (lang === 'screen') return '';
  const named = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(meta ?? '')?.[1] ?? '';
  return lang === 'dot' ? `${named('title')} ${named('alt')}` : `${named('title')} ${changed(value)}`;
}
