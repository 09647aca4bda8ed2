import type { Element, ElementContent, Root } from 'hast';
import { phrasing } from 'hast-util-phrasing';
import { h } from 'hastscript';
import type { Break, Code, Html, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';

import { formatMarkdown } from '../../content/documents/markdown';
import { EXIT, SKIP, visit } from '../../visit';
import { isElement } from '../cleanArticle';
import { feedHtml } from '../feeds/feedHtml';

type State = Parameters<NonNullable<NonNullable<Options['handlers']>[string]>>[0];

const toMarkdown = unified().use(rehypeRemark, {
  handlers: { br: lineBreak, ol: orderedList, pre: fence, sub: subOrSup, sup: subOrSup },
});

/**
 * The `<article>` of a built page as Markdown, by the meaning of elements and roles: a new component needs no code.
 *
 * @param tree The result of `cleanArticle`. Modified in place.
 */
export function articleMarkdown(tree: Root): string {
  visit(tree, 'element', rewrite);
  visit(tree, 'element', flattenCell);
  return formatMarkdown(toMarkdown.runSync(tree).children);
}

/** Turns roles, labels, and gaps made by styles, which Markdown doesn't have, into elements that it has. */
function rewrite(element: Element) {
  // Text in code stays as it is.
  if (element.tagName === 'pre') return SKIP;
  const { role, ariaLabel } = element.properties;
  if (role === 'img') rewriteAs(element, 'span', { type: 'text', value: String(ariaLabel) });
  listParts(element);
  tagRules.get(element.tagName)?.(element);
  joinDetails(element);
  separate(element);
  showLabel(element);
  return undefined;
}

function rewriteAs(element: Element, tagName: string, ...children: ElementContent[]): void {
  Object.assign(element, { tagName, children });
}

/** Turns links side by side and the texts in a group into a list. */
function listParts(element: Element): void {
  const { tagName, properties, children } = element;
  const canList = /^(div|nav)$/.test(tagName) && children.length > 0;
  if (canList && children.every((child) => isElement(child, 'a'))) {
    rewriteAs(element, 'ul', ...children.map(linkItem));
  }
  if (properties.role === 'group' && children.every(isSpanOrTime)) {
    rewriteAs(element, 'ul', ...children.filter(hasText).map((child) => h('li', child)));
  }
}

/** A link as an item of a list. The text below a card's title follows the link. */
function linkItem(link: Element): Element {
  const [title, text, ...others] = link.children;
  if (!title || !text || others.length > 0 || ![title, text].every(isSpanOrTime)) return h('li', link);
  link.children = [title];
  const sentence = isElement(text, 'span') ? text.children : [text];
  const words = sentence.flatMap((child) => (isElement(child, 'p') ? child.children : [child]));
  return h('li', link, ': ', words);
}

const isSpanOrTime = (node: ElementContent) => isElement(node, 'span') || isElement(node, 'time');

const hasText = (node: ElementContent) =>
  toString(node) !== '' || (node.type === 'element' && node.properties.ariaLabel !== undefined);

/** How elements are rewritten that Markdown doesn't have, or writes differently, by tag. */
const tagRules = new Map<string, (element: Element) => void>([
  ['article', raiseHeading],
  ['header', raiseHeading],
  ['audio', linkMedia],
  ['video', linkMedia],
  ['dl', (list) => rewriteAs(list, 'div', ...list.children)],
  ['dd', (details) => rewriteAs(details, 'div', ...details.children)],
  ['dt', emphasize],
  ['figcaption', emphasize],
  ['figure', dropTitle],
  // A disabled one would be left out.
  ['input', ({ properties }) => delete properties.disabled],
]);

/** Moves a heading above its details, such as its day. */
function raiseHeading(element: Element): void {
  visit(element, 'element', (child, index, parent) => {
    if (!/^h\d$/.test(child.tagName)) return undefined;
    parent!.children.splice(index!, 1);
    element.children.unshift(child);
    return EXIT;
  });
}

/** Links to a video or a sound, by its label or the name of its file. */
function linkMedia(element: Element): void {
  const { properties, children } = element;
  const source = children.find((child) => isElement(child, 'source'));
  properties.href = properties.src ?? source?.properties.src;
  const value = String(properties.ariaLabel ?? properties.href).replace(/^.*\//, '');
  rewriteAs(element, 'a', { type: 'text', value });
}

function emphasize(element: Element): void {
  rewriteAs(element, 'p', h('strong', element.children));
}

/** Removes the title of code, which is in its fence. */
function dropTitle(figure: Element): void {
  const code = figure.children.filter((child) => isElement(child, 'pre'));
  if (code.length > 0) figure.children = code;
}

/** Puts dots between the details of an entry, such as its day and its release. */
function joinDetails(element: Element): void {
  const { children } = element;
  if (!children.every(isSpanOrTime) || !children.some((child) => isElement(child, 'time'))) return;
  element.children = children.flatMap((child) => [{ type: 'text' as const, value: ' · ' }, child]).slice(1);
}

/** Puts a space between elements that only styles separate. */
function separate(element: Element): void {
  element.children = element.children.flatMap((child, index, all) => {
    const next = all[index + 1];
    if (child.type !== 'element' || next?.type !== 'element' || !isInText(child) || !isInText(next)) {
      return [child];
    }
    const isOneWord = element.tagName === 'span' && !child.properties.className && !next.properties.className;
    return isOneWord || /^[\s,.:;)]/.test(toString(next)) ? [child] : [child, { type: 'text', value: ' ' }];
  });
}

const isInText = (element: Element) => phrasing(element) && !/^(br|wbr|input)$/.test(element.tagName);

/** Shows the label of a group, a list or a note above its content. */
function showLabel(element: Element): void {
  const { role, ariaLabel, tabIndex } = element.properties;
  const isNamed = (role === 'group' || role === 'list') && tabIndex === undefined;
  if (!ariaLabel || !(isNamed || role === 'note')) return;
  const title = h('p', h('strong', `${String(ariaLabel)}:`));
  rewriteAs(element, role === 'note' ? 'blockquote' : 'div', title, { ...element, properties: {} });
}

/** Writes the blocks of a cell on one line, as Markdown requires, with breaks between them. */
function flattenCell(cell: Element): void {
  if (cell.tagName !== 'td' && cell.tagName !== 'th') return;
  if (cell.children.every((child) => child.type !== 'element' || phrasing(child))) return;
  cell.children = linesOf(cell).flatMap((line, index) => (index === 0 ? line : [h('br'), ...line]));
}

const isShown = (node: ElementContent) => isElement(node, 'input') || isElement(node, 'img');

function linesOf(parent: Element): ElementContent[][] {
  const lines: ElementContent[][] = [];
  let line: ElementContent[] | undefined;
  let number = Number(parent.properties.start ?? 1);
  for (const child of parent.children) {
    const isText = child.type !== 'element' || phrasing(child);
    if (isText && line) line.push(child);
    else if (isText && (isShown(child) || toString(child).trim() !== '')) lines.push((line = [child]));
    if (isText) continue;
    line = undefined;
    const isCode = child.tagName === 'pre';
    const texts = toString(child).trimEnd().split('\n');
    const below = isCode ? texts.map((text) => [h('code', text)]) : linesOf(child);
    const mark = parent.tagName === 'ol' ? `${number++}. ` : '• ';
    if (child.tagName === 'li') below[0]?.unshift({ type: 'text', value: mark });
    lines.push(...below);
  }
  return lines;
}

const html = (value: string): Html => ({ type: 'html', value });

/** Superscript or subscript, as HTML. A footnote reference stays a link. */
function subOrSup(state: State, element: Element) {
  const children = state.all(element) as PhrasingContent[];
  if (children.some(({ type }) => type === 'link')) return children;
  return [html(`<${element.tagName}>`), ...children, html(`</${element.tagName}>`)];
}

/** A list, which stays HTML if it counts by letters, in Roman numerals, in reverse or with gaps: Markdown does not. */
function orderedList(state: State, element: Element) {
  const { properties, children } = element;
  const isMarkdown =
    !/^[ai]$/i.test(String(properties.type)) &&
    properties.reversed === undefined &&
    !children.some((child) => isElement(child, 'li') && child.properties.value !== undefined);
  // The library's handler for all lists.
  if (isMarkdown) return state.handlers.ul!(state, element, undefined);
  return html(feedHtml({ type: 'root', children: [element] }));
}

/** A line break, as HTML in a table cell. */
function lineBreak({ inTable }: { inTable: boolean }): Break | Html {
  return inTable ? html('<br>') : { type: 'break' };
}

/** A fence with its language and title. */
function fence(_state: unknown, { properties, ...pre }: Element): Code {
  const { dataLanguage: language, dataTitle: title } = properties;
  const lang = typeof language === 'string' ? language : null;
  const meta = lang && title !== undefined ? `title="${String(title)}"` : null;
  return { type: 'code', lang, meta, value: toString(pre).replace(/\n$/, '') };
}
