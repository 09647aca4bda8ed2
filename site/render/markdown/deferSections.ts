import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'mdast-util-to-string';

import { elementNode } from '../../content/documents/element';

/** Heights in pixels at desktop width, and how many characters a line of running text and a row of a table hold. */
const pixels = { line: 28, code: 73, codeLine: 22, diagram: 83, block: 18, row: 45, rowLine: 24, head: 36 };
const characters = { line: 80, row: 72 };

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** What is nearer to the top of a page than this is drawn at once: at first it is in the window, or soon. */
const firstWindows = 1800;

/**
 * Wraps what is further down a page into sections, one for each heading of the second and third rank, with about how high
 * they are: so they need not be drawn with the page.
 */
export function deferSections(tree: Root): void {
  let above = 0;
  tree.children = partsOf(tree.children).flatMap((part) => {
    const height = part.reduce((sum, node) => sum + heightOf(node), 0);
    above += height;
    const level = levelOf(part[0]!);
    return level && above - height > firstWindows ? [section(level, height, part)] : part;
  });
}

/** What stands before the first heading, then each heading with what follows it. */
function partsOf(nodes: RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [];
  for (const node of nodes) {
    const part = parts.at(-1);
    if (part && levelOf(node) === undefined) part.push(node);
    else parts.push([node]);
  }
  return parts;
}

const levelOf = (node: RootContent) => (isElement(node) ? /^h([23])$/.exec(node.tagName)?.[1] : undefined);

const section = (level: string, height: number, children: RootContent[]) =>
  elementNode('Section', { level, height: String(height) }, children as never) as JsxElement;

function heightOf(node: RootContent): number {
  if (isDiagram(node)) return pixels.diagram + drawingHeight(node);
  if (isElement(node) && node.tagName === 'table') return tableHeight(node);
  const text = toString(node).trim();
  if (text === '') return 0;
  if (isElement(node) && node.tagName === 'pre')
    return pixels.code + text.split('\n').length * pixels.codeLine;
  return pixels.block + Math.ceil(text.length / characters.line) * pixels.line;
}

/** The height that stands on the drawing itself, in pixels. */
function drawingHeight({ attributes }: JsxElement): number {
  const svg = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'svg',
  );
  return Number(/^<svg[^>]* height="([\d.]+)/.exec(String(svg?.value))?.[1] ?? 0);
}

/** The columns of a table share its width about as their texts need it. */
function tableHeight(table: Element): number {
  const lines = rowsOf(table).map((row) => Math.max(1, Math.ceil(toString(row).length / characters.row)));
  return lines.reduce((sum, count) => sum + pixels.row + (count - 1) * pixels.rowLine, pixels.head);
}

/** The rows of a table below its head. */
function rowsOf({ children }: Element): Element[] {
  return children.filter(isElement).flatMap((child) => {
    if (child.tagName === 'thead') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

const isDiagram = (node: RootContent): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Diagram';
