import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';

import { elementsIn } from './elementsIn';

/** Prepares elements for their components: attributes for what a component cannot see. */
export const rehypeElements: Plugin<[], Root> = () => (tree) => {
  let heading: Element | undefined;
  for (const element of elementsIn(tree)) {
    if (/^h[1-6]$/.test(element.tagName)) {
      heading = element;
      // For the label of the permalink.
      if (element.tagName !== 'h1') element.properties.dataText = toString(element);
    }
    if (element.tagName === 'table') prepareTable(element, heading?.properties.id);
    if (element.tagName === 'th' || element.tagName === 'td') prepareCell(element);
    if (element.tagName === 'td') prepareCode(element);
    if (element.tagName === 'a') prepareLink(element);
  }
};

/** Links to other sites open in a new tab. */
function prepareLink({ properties }: Element): void {
  if (!/^(https?:)?\/\//i.test(String(properties.href))) return;
  properties.rel = ['noopener', 'noreferrer'];
  properties.target = '_blank';
}

/** Names a table after the heading above it, a row after its first cell, and gives other cells the label of their column. */
function prepareTable(table: Element, heading: Element['properties'][string]): void {
  const columns: string[] = [];
  let longestName = 0;
  for (const element of elementsIn(table)) {
    if (element.tagName === 'th') columns.push(toString(element).trim());
    if (element.tagName !== 'tr') continue;
    const cells = element.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'td',
    );
    const [name, ...others] = cells;
    if (!name) continue;
    name.properties.role = 'rowheader';
    longestName = Math.max(longestName, toString(name).length);
    others.forEach((cell, index) => {
      cell.properties.dataLabel = columns[index + 1] || undefined;
    });
  }
  table.properties.dataColumns = columns.length;
  table.properties.dataLongestName = longestName;
  if (typeof heading === 'string') table.properties.ariaLabelledBy = [heading];
}

/** Where code can break: after one of `_ . / : = -` between two words, and before a capital in camel case. */
const seam = /(?<=_)(?=[^_])|(?<=[./:=])(?=[^./:=])|(?<=[A-Za-z0-9]-)(?=[A-Za-z0-9])|(?<=[a-z0-9])(?=[A-Z])/;

/** Hidden from assistive technology: Chromium adds a space to the name. */
const wordBreak = (): Element => ({
  type: 'element',
  tagName: 'wbr',
  properties: { ariaHidden: 'true' },
  children: [],
});

/** Most characters of code in a cell that never breaks. */
const longestWhole = 15;

/** Lets long code in a cell break at its seams. Code with spaces, or without a seam, wraps like text. */
function prepareCode(cell: Element): void {
  for (const code of elementsIn(cell)) {
    const [text] = code.children;
    if (code.tagName !== 'code' || text?.type !== 'text' || text.value.length <= longestWhole) continue;
    const pieces = /\s/.test(text.value) ? [text.value] : text.value.split(seam);
    if (pieces.length === 1) code.properties.dataBreaks = 'anywhere';
    code.children = pieces.flatMap((value, at) => [
      ...(at === 0 ? [] : [wordBreak()]),
      { type: 'text' as const, value },
    ]);
  }
}

/** React writes alignment as an inline style, which the Content Security Policy blocks. */
function prepareCell({ properties }: Element): void {
  if (properties.align === undefined) return;
  properties.dataAlign = properties.align;
  delete properties.align;
}
