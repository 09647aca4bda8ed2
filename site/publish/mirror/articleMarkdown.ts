import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

import { writeMarkdown } from '../../content/documents/writeMarkdown';
import { elementsIn } from '../../markdown/elementsIn';
import { articleOf, isElement } from '../articleOf';

const toMarkdown = unified().use(rehypeRemark, { handlers: { pre: fence } });

/**
 * The `<article>` of a built page as Markdown, made from the meaning of its elements and roles: a new component needs nothing
 * here.
 *
 * @param address Absolute address of the page: links start from it.
 */
export function articleMarkdown(page: string, address: string): string {
  const tree = articleOf(page, address);
  for (const element of elementsIn(tree)) rewrite(element);
  return writeMarkdown(toMarkdown.runSync(tree).children);
}

/** Turns roles, labels and distances, which Markdown doesn't have, into elements that it has. */
function rewrite(element: Element): void {
  const { tagName, properties, children } = element;
  const { role, ariaLabel, tabIndex } = properties;
  const label = typeof ariaLabel === 'string' ? ariaLabel : '';
  if (role === 'img') return become(element, 'span', [text(label)]);
  // Colors of code are half of all elements.
  if (tagName === 'pre') return become(element, 'pre', [text(toString(element))]);
  if (tagName === 'dl' || tagName === 'dd') become(element, 'div', children);
  if (tagName === 'dt' || tagName === 'figcaption') become(element, 'p', [make('strong', ...children)]);
  // The title of code is in its fence.
  if (tagName === 'figure' && children.some((child) => isElement(child, 'pre')))
    element.children = children.filter((child) => isElement(child, 'pre'));
  if (tagName === 'article' || tagName === 'header') raiseHeading(element);
  separate(element);
  if (isRowOfLinks(element)) {
    const links = element.children.filter((child) => isElement(child, 'a'));
    become(
      element,
      'ul',
      links.map((link) => make('li', link)),
    );
  }
  const isNamed = (role === 'group' || role === 'list') && tabIndex === undefined;
  if (label !== '' && (isNamed || role === 'note')) {
    const named = [make('p', make('strong', text(`${label}:`))), { ...element, properties: {} }];
    become(element, role === 'note' ? 'blockquote' : 'div', named);
  }
}

function become(element: Element, tagName: string, children: ElementContent[]): void {
  Object.assign(element, { tagName, children });
}

/** Moves a heading above what belongs to it, such as its day. */
function raiseHeading(element: Element): void {
  visit(element, 'element', (child, index, parent) => {
    if (!/^h\d$/.test(child.tagName)) return undefined;
    parent!.children.splice(index!, 1);
    element.children.unshift(child);
    return EXIT;
  });
}

/** Puts a space between elements that styles draw apart. */
function separate(element: Element): void {
  element.children = element.children.flatMap((child, index, all) => {
    const next = all[index + 1];
    if (child.type !== 'element' || next?.type !== 'element' || isBlock(child) || isBlock(next))
      return [child];
    const isOneWord = element.tagName === 'span' && !child.properties.className && !next.properties.className;
    return isOneWord || /^[\s,.:;)]/.test(toString(next)) ? [child] : [child, text(' ')];
  });
}

/** Whether an element contains links alone, side by side. */
function isRowOfLinks({ tagName, children }: Element): boolean {
  return (
    (tagName === 'div' || tagName === 'nav') &&
    children.some((child) => isElement(child, 'a')) &&
    children.every((child) => isElement(child, 'a') || (child.type === 'text' && child.value.trim() === ''))
  );
}

/** A fence with its language and title. */
function fence(_state: unknown, { properties, ...pre }: Element): Code {
  const { dataLanguage: language, dataTitle: title } = properties;
  const lang = typeof language === 'string' ? language : null;
  const meta = lang && title !== undefined ? `title="${String(title)}"` : null;
  return { type: 'code', lang, meta, value: toString(pre).replace(/\n$/, '') };
}

const blocks = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul br wbr input'.split(
    ' ',
  ),
);

const isBlock = ({ tagName }: Element) => blocks.has(tagName);

const text = (value: string): ElementContent => ({ type: 'text', value });

function make(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
