import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';

import { visit } from '../visit';
import { rowsOf, setColumnWidths } from './columnWidths';

/** Prepares elements for their components: adds attributes for context that a component can't see. */
export const rehypeElements: Plugin<[], Root> = () => (tree) => {
  let heading: Element | undefined;
  const tables: Element[] = [];
  visit(tree, 'element', (element, _index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      heading = element;
      if (element.tagName !== 'h1') element.properties.permalinkLabel = `Link to “${toString(element)}”`;
    }
    if (element.tagName === 'table') {
      tables.push(element);
      prepareTable(element, heading?.properties.id);
    }
    const isInText = parent?.type === 'element' && /^(p|li)$/.test(parent.tagName);
    if (isInText && element.tagName === 'code' && toString(element).length > max.line) {
      element.properties.dataBreaks = 'anywhere';
    }
    if (element.tagName === 'a' && /^(https?:)?\/\//i.test(String(element.properties.href))) {
      Object.assign(element.properties, { rel: ['noopener', 'noreferrer'], target: '_blank' });
    }
  });
  setColumnWidths(tables);
};

/** Names a table and its rows, prepares its cells, labels cells other than row names with their column, and marks answers of Yes or No. */
function prepareTable(table: Element, headingId: Element['properties'][string]): void {
  const columns: string[] = [];
  for (const [column, cell] of rowsOf(table).flatMap((row) => [...row.entries()])) {
    const { properties } = cell;
    const label = columns[column] || undefined;
    const text = toString(cell).trim();
    if (cell.tagName === 'th') {
      columns.push(text);
    } else {
      if (/^(Yes|No)$/.test(text)) properties.dataAnswer = text.toLowerCase();
      if (column === 0) properties.role = 'rowheader';
      else if (hiddenOnPhones.test(`${label}: ${text}`)) properties.dataAbsent = '';
      else if (label !== 'Meaning') properties.dataLabel = label;
      prepareCode(cell);
    }
    // React writes alignment as an inline style, which the Content Security Policy blocks.
    properties.dataAlign = properties.align;
    delete properties.align;
  }
  table.properties.dataColumns = columns.length;
  if (typeof headingId === 'string') table.properties.ariaLabelledBy = [headingId];
}

/** Cells to hide on phones, where rows are shown as lists. */
const hiddenOnPhones = /^(Default: –|Required: No)$/;

/** Break points in code: after one of `_ . / : = -` between words, before a capital in camel case, before `@`. */
const breakPoints =
  /(?<=_)(?=[^_])|(?<!.@.*)(?<=[./:=])(?=[^./:=])|(?<=\w)(?=@)|(?<=\w-)(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** Maximum characters of code on one line. */
const max = {
  line: 40, // in text
  name: 20, // in a cell
  value: 12, // in a cell with a value
  piece: 24, // between two break points
};

/** Adds break points to long code in a cell. Code with spaces or long pieces wraps like text; flags never break. */
function prepareCode(cell: Element): void {
  visit(cell, { tagName: 'code' }, (code: Element, index, parent) => {
    const [text] = code.children;
    const isValue = cell.properties.role !== 'rowheader' && toString(cell).length <= max.line;
    const longestWhole = isValue ? max.value : max.name;
    if (text?.type !== 'text' || text.value.length <= longestWhole || /^-[-\w]+$/.test(text.value)) return;
    const pieces = /\s/.test(text.value) ? [text.value] : text.value.split(breakPoints);
    if (pieces.length === 1 || pieces.some(({ length }) => length > max.piece)) {
      code.properties.dataBreaks = 'anywhere';
    } else if (!/^\S/.test(toString(parent?.children[index! + 1]))) {
      // As a block, it moves to the next line before it breaks, but a comma after it would be left behind.
      code.properties.dataWhole = '';
    }
    // Otherwise, Chromium adds a space to the accessible name.
    const hidden = { ariaHidden: 'true' };
    code.children = pieces.flatMap((value) => [h('wbr', hidden), { type: 'text' as const, value }]).slice(1);
  });
}
