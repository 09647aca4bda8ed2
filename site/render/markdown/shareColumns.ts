import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString } from 'mdast-util-to-string';

import { elementsIn } from './elementsIn';

/** Width of an article in characters of code, and of the room after each column but the last. */
const article = { width: 88, gap: 2.3 };

/** How wide a letter of text is, next to one of code. */
const letter = 0.86;

/** Room in characters for code that breaks anywhere. */
const longestForced = 12;

/** Widths are whole steps of this many percent: the styles of `<Table>` have a rule for each. */
const widthStep = 4;
const leastWidth = 8;

/** Of all columns but the last, in percent: with less than a quarter left for prose, each table does better alone. */
const mostWidth = 76;

/** Tables with more columns scroll in a box and lay themselves out. */
const mostColumns = 4;

/**
 * Tables of the same columns on one page share their widths, so that the eye finds each column where it was in the table
 * before. The widths are those that a browser gives to all the rows together, but for the longest fifth of them.
 */
export function shareColumns(tree: Root): void {
  const groups = new Map<string, Element[]>();
  for (const table of all(tree, 'table')) {
    const heads = all(table, 'th').map((head) => toString(head).trim());
    if (heads.length < 2 || heads.length > mostColumns) continue;
    const key = heads.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), table]);
  }
  for (const tables of groups.values()) {
    if (tables.length < 2) continue;
    const widths = widthsOf(tables);
    if (sum(widths) > mostWidth) continue;
    for (const table of tables) table.properties.dataColumnWidths = widths.join(' ');
  }
}

/** Of all columns but the last, which takes what is left, in percent. */
function widthsOf(tables: Element[]): number[] {
  const rows = tables.flatMap((table) =>
    all(table, 'tr').map((row) => row.children.filter(isElement).map(measure)),
  );
  const columns = rows[0]!.map((_, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const gap = index === rows[0]!.length - 1 ? 0 : article.gap;
    return {
      least: Math.max(...cells.map(({ longestPiece }) => longestPiece)) + gap,
      wanted: Math.min(longOne(cells.map(({ length }) => length)), article.width) + gap,
    };
  });
  const least = sum(columns.map((column) => column.least));
  const wanted = sum(columns.map((column) => Math.max(column.wanted, column.least)));
  const share = Math.max(0, Math.min(1, (article.width - least) / Math.max(1, wanted - least)));
  return columns.slice(0, -1).map((column) => {
    const width = column.least + Math.max(0, column.wanted - column.least) * share;
    return Math.max(leastWidth, Math.ceil(((width / article.width) * 100) / widthStep) * widthStep);
  });
}

/** The length that four of five do not exceed. */
const longOne = (lengths: number[]) =>
  lengths.toSorted((a, b) => a - b)[Math.ceil(lengths.length * 0.8) - 1] ?? 0;

/** How long a cell is on one line, and the longest of it that stays on one: a word, or a name of code up to where it may break. */
function measure(cell: Element): { length: number; longestPiece: number } {
  const widths: number[] = [];
  for (const { tagName, properties, children } of [cell, ...elementsIn(cell)]) {
    const isCode = tagName === 'code';
    const most = isCode && properties.dataBreaks ? longestForced : Infinity;
    for (const text of children) {
      if (text.type !== 'text') continue;
      for (const word of text.value.split(/(?<=\s)/))
        widths.push(Math.min(word.length, most) * (isCode ? 1 : letter));
    }
  }
  return { length: sum(widths), longestPiece: Math.max(0, ...widths) };
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const all = (parent: Parents, name: string): Element[] =>
  [...elementsIn(parent)].filter(({ tagName }) => tagName === name);

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
