import type { Code, Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

import { applyMarks } from '../../content/fences/codeMarks';
import { drawnLanguageOf } from '../../content/fences/drawnFences';
import { parseFenceMeta } from '../../content/fences/parseFenceMeta';

/** Attributes of MDX elements that readers see as text. */
const textAttributes = new Set(['title', 'label', 'caption', 'note', 'description', 'alt']);

/** Nodes with inline content, whose children are joined without a space. */
const inlineContainer =
  /^(paragraph|heading|link|linkReference|emphasis|strong|delete|tableCell|mdxJsxTextElement)$/;

/** Delimits a line of code. */
const lineDelimiter = '\0';

/** The opening line of a callout, up to its title, and the closing line. */
const calloutMark = /^[ \t]*:{3,}[ \t]*([a-z]+)?(\{[^}\n]*\})?[ \t]*/gm;

/** The readable text of a part of a page, without Markdown and JSX: its prose on one line, then each line of code. */
export function plainText(node: Nodes): string {
  const texts = textOf(node).split(lineDelimiter);
  return joinTexts(
    texts.map((text, index) => `${'\n'.repeat(index % 2)}${text.replace(/\s+/g, ' ').trim()}`),
  );
}

/** Joins texts: all prose, then the lines of code. */
export function joinTexts(texts: string[]): string {
  const lines = texts.map((text) => text.split('\n'));
  const prose = lines.map(([first]) => first).filter(Boolean);
  return [prose.join(' '), ...lines.flatMap(([, ...code]) => code).filter(Boolean)].join('\n');
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
      return [attributeText(node), childText(node)].filter(Boolean).join(' ');
    default:
      return 'children' in node ? childText(node) : '';
  }
}

function childText({ type, children }: Parents): string {
  return children.map(textOf).join(inlineContainer.test(type) ? '' : ' ');
}

function attributeText({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const shown = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && textAttributes.has(attribute.name) ? attribute.value : undefined,
  );
  return shown.filter((value) => typeof value === 'string').join(' ');
}

/** The title of a fence and its code, or the text of a drawing. */
function codeText(fence: Code): string {
  const meta = parseFenceMeta(fence);
  const drawn = drawnLanguageOf(fence);
  if (drawn) return drawn.textOf(meta);
  const lines = `${meta.title ?? ''}\n${applyMarks(fence.value)}`;
  return lines.replace(/.+/g, `${lineDelimiter}$&${lineDelimiter}`);
}
