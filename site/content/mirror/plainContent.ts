import type { Code, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

import { code, paragraph, strong, table, text } from './nodes';
import { readScreen, screenInWords, type ScreenOfApp } from '../documents/appScreen';
import { methodOfFence, requestLead } from '../documents/requestFence';
import { attributesOf, valueOf } from './attributes';
import type { Context } from './context';
import { elements } from './elements';
import { foldCallouts } from './foldCallouts';

/** Blocks of a page in plain Markdown: elements as what readers see of them, diagrams as their description, addresses absolute. */
export function plainBlocks(nodes: RootContent[], context: Context): RootContent[] {
  return foldCallouts(nodes).flatMap((node) => plainBlock(node, context));
}

function plainBlock(node: RootContent, context: Context): RootContent[] {
  switch (node.type) {
    case 'paragraph': {
      // MDX takes a line of elements for a paragraph; what readers see is the elements.
      const onlyElements = node.children.every(
        (child) =>
          child.type === 'mdxJsxTextElement' ||
          child.type === 'mdxTextExpression' ||
          (child.type === 'text' && child.value.trim() === ''),
      );
      const isBlock = ({ type, name }: { type: string; name?: string | null }) =>
        type === 'mdxJsxTextElement' && name != null && name in elements;
      return onlyElements && node.children.some(isBlock)
        ? node.children.flatMap((child) =>
            child.type === 'mdxJsxTextElement' ? plainElement(child, context) : [],
          )
        : textBlock(plainPhrasing(node.children, context));
    }
    case 'heading':
      return [{ ...node, children: plainPhrasing(node.children, context) }];
    case 'code':
      return [...plainCode(node), ...leadOf(node, context)];
    case 'table':
      return [
        {
          ...node,
          children: node.children.map((row) => ({
            ...row,
            children: row.children.map((cell) => ({
              ...cell,
              children: plainPhrasing(cell.children, context),
            })),
          })),
        },
      ];
    case 'list':
      return [
        {
          ...node,
          children: node.children.map((item) => ({
            ...item,
            children: plainBlocks(item.children, context) as typeof item.children,
          })),
        },
      ];
    case 'blockquote':
    case 'footnoteDefinition':
      return [{ ...node, children: plainBlocks(node.children, context) as typeof node.children }];
    case 'definition':
      return [{ ...node, url: context.linkTo(node.url) }];
    case 'html':
      return isComment(node.value) ? [] : [node];
    case 'mdxFlowExpression':
      return textBlock(said(valueOf(node.data?.estree)));
    case 'mdxJsxFlowElement':
      return plainElement(node, context);
    case 'thematicBreak':
      return [node];
    default:
      return [];
  }
}

/** Text of a page in plain Markdown. */
function plainPhrasing(nodes: PhrasingContent[], context: Context): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'link':
        return [{ ...node, url: context.linkTo(node.url), children: plainPhrasing(node.children, context) }];
      case 'image':
        return [{ ...node, url: context.linkTo(node.url) }];
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'linkReference':
        return [{ ...node, children: plainPhrasing(node.children, context) as never }];
      case 'html':
        return isComment(node.value) ? [] : [node];
      case 'mdxTextExpression':
        return said(valueOf(node.data?.estree));
      case 'mdxJsxTextElement':
        return plainInline(node, context);
      default:
        return [node];
    }
  });
}

/** An element in the flow of the page. One that is not known is its content. */
function plainElement(node: MdxJsxFlowElement | MdxJsxTextElement, context: Context): RootContent[] {
  const render = node.name === null ? undefined : elements[node.name];
  const isText = node.type === 'mdxJsxTextElement';
  if (!render && (isText || inline.has(node.name ?? ''))) return textBlock(plainInline(node, context));
  const content = isText
    ? textBlock(plainPhrasing(node.children, context))
    : plainBlocks(node.children, context);
  if (!render) return content;
  const { values, by } = attributesOf(node);
  const href = (address: string) => (by === 'build' ? context.absolute(address) : context.linkTo(address));
  return render({ attributes: values, content, href });
}

/** A request leads to its method: the page opens it in the form there, which a file of text cannot. */
function leadOf(fence: Code, { linkTo }: Context): RootContent[] {
  const method = methodOfFence(fence);
  return method === undefined ? [] : [requestLead(linkTo(method))];
}

/** Elements of HTML that are a part of a line even when they stand alone on one. */
const inline = new Set(['img', 'br', 'a']);

/** An element in a line. */
function plainInline(node: MdxJsxFlowElement | MdxJsxTextElement, context: Context): PhrasingContent[] {
  const { values } = attributesOf(node);
  const children = plainPhrasing(node.children as PhrasingContent[], context);
  const addressed = (name: string) =>
    typeof values[name] === 'string' ? context.linkTo(values[name]) : undefined;
  if (node.name === 'img') {
    const url = addressed('src');
    return url === undefined ? [] : [{ type: 'image', url, alt: String(values.alt ?? '') }];
  }
  if (node.name === 'br') return [{ type: 'break' }];
  if (node.name === 'code')
    return [code(children.map((child) => ('value' in child ? child.value : '')).join(''))];
  const url = addressed('href');
  return url === undefined ? children : [{ type: 'link', url, children: children as never }];
}

/** A fence with its title; of a diagram its caption and its description; of a screen what it shows. */
function plainCode(fence: Code): RootContent[] {
  const { type, lang, meta, value } = fence;
  const named = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(meta ?? '')?.[1];
  const title = named('title');
  if (lang === 'dot') {
    const caption = strong(`Diagram: ${(title ?? '').replace(/[.:]$/, '')}.`);
    return [paragraph(caption, text(` ${named('alt') ?? ''}`))];
  }
  const screen = lang === 'screen' ? readScreen(fence, '').value : undefined;
  if (screen) return plainScreen(screen);
  return [{ type, lang, meta: lang && title ? `title="${title}"` : null, value }];
}

/** A screen of the product: its tables as tables, all else in words. */
function plainScreen(screen: ScreenOfApp): RootContent[] {
  const words = screenInWords(screen).join('; ');
  const told = words === '' ? screen.caption : `${screen.caption} ${words}.`;
  return [
    paragraph(strong(`Screen: ${screen.place.join(' / ')}.`), text(` ${told}`)),
    ...screen.parts.flatMap((part) =>
      part.kind === 'table'
        ? table(
            part.columns,
            part.rows.map(({ cells, step }) =>
              cells.map((cell, index) => [text(step && index === 0 ? `Step ${step} ${cell}` : cell)]),
            ),
          )
        : [],
    ),
  ];
}

const said = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? [text(String(value))] : [];

const textBlock = (nodes: PhrasingContent[]): RootContent[] =>
  nodes.some((node) => node.type !== 'text' || node.value.trim() !== '') ? [paragraph(...nodes)] : [];

const isComment = (html: string) => /^<!--[\s\S]*-->$/.test(html.trim());
