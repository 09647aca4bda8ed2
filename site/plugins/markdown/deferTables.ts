import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'mdast-util-to-string';

/** Heights in pixels at desktop width, and how many characters a line of running text and a row of a table hold. */
const pixels = { line: 28, codeLine: 22, block: 18, row: 45, rowLine: 24, head: 36 };
const characters = { line: 80, row: 72 };

/** What is nearer to the top of a page than this is drawn at once: at first it is in the window, or soon. */
const firstWindows = 1800;

/** Writes on each table further down a page how high it is likely to be, so that it need not be drawn with the page. */
export function deferTables(tree: Root): void {
  let above = 0;
  for (const node of tree.children) {
    const height = heightOf(node);
    if (above > firstWindows && isElement(node) && node.tagName === 'table') {
      node.properties.dataHeight = height;
    }
    above += height;
  }
}

function heightOf(node: RootContent): number {
  if (isElement(node) && node.tagName === 'table') return tableHeight(node);
  const text = toString(node).trim();
  if (text === '') return 0;
  if (isElement(node) && node.tagName === 'pre') return 50 + text.split('\n').length * pixels.codeLine;
  return pixels.block + Math.ceil(text.length / characters.line) * pixels.line;
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
