import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';

import { CONTINUE, SKIP, visit } from '../visit';

/** Width of an article, in characters of code, like all widths here. */
const lineWidth = 87;
/** Between two columns. */
const gap = 2.2;
/** Minimum widths of a column of text, and of a column of answers. */
const min = { text: 24, answer: 10.5 };
/** The share of a column's cells that decides its type. */
const majority = 0.8;
/** Width of the widest words, in characters of code per character. */
const widestText = 1.15;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Sets the widths of table columns. Tables with the same heads get the same widths, unless one leaves a column empty. */
export function setColumnWidths(tables: Element[]): void {
  const groups = new Map<string, Element[]>();
  for (const table of tables) {
    const [heads, ...rows] = rowsOf(table);
    const kind = heads!.map((head, index) => `${toString(head)}: ${isEmpty(rows, index)}`).join();
    groups.set(kind, [...(groups.get(kind) ?? []), table]);
  }
  for (const group of groups.values()) {
    const widths = fitWidths(group.flatMap(rowsOf));
    for (const table of group) addColumns(table, widths);
  }
}

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === 'element');

/** The cells of each row, heads first. */
export const rowsOf = (table: Element): Element[][] => elementsOf(table).flatMap(elementsOf).map(elementsOf);

/** Whether nearly all cells of a column have only a dash. */
const isEmpty = (rows: Element[][], index: number) =>
  rows.filter((row) => toString(row[index]) === '–').length > majority * rows.length;

/** Starts at the minimum widths and widens the column that saves the most lines per character, until none does. */
function fitWidths(rows: Element[][]): number[] {
  const columns = rows[0]!.map((_, index) => columnOf(rows.flatMap((row) => row[index] ?? [])));
  const lengths = rows.map((row) => row.map((cell) => toString(cell).length));
  /** Lines of all rows, plus one for each name in code that doesn't fit; four for names in the first column. */
  const costOf = (widths: number[]) => {
    const lines = lengths.map((row) => Math.max(1, ...row.map((length, index) => length / widths[index]!)));
    const broken = columns.map(({ names }, index) => names.filter((name) => name > widths[index]!).length);
    return sum(lines) + (sum(broken) + 3 * broken[0]!);
  };
  let widths = columns.map(({ minWidth }) => minWidth);
  for (;;) {
    const cost = costOf(widths);
    const free = lineWidth - gap * (columns.length - 1) - sum(widths);
    const [best] = columns
      .flatMap(({ names }, index) => [widths[index]! + 1, ...names].map((to) => widths.with(index, to)))
      .map((wider) => ({ wider, growth: sum(wider) - sum(widths) }))
      .filter(({ growth }) => growth > 0 && growth <= free)
      .map((step) => ({ ...step, gain: (cost - costOf(step.wider)) / step.growth }))
      .toSorted((a, b) => b.gain - a.gain);
    if (!best || best.gain <= 0) return widths;
    widths = best.wider;
  }
}

/** Adds each column's share of the line. */
function addColumns(table: Element, widths: number[]): void {
  const shares = widths.map((width, index) => width + (index < widths.length - 1 ? gap : 0));
  const columns = shares.map((share) => h('col', { width: `${((share / sum(shares)) * 100).toFixed(1)}%` }));
  table.children.unshift(h('colgroup', columns));
}

/** A column's minimum width, in characters, and the lengths of its different names in code. */
function columnOf(cells: Element[]) {
  const isText = sum(cells.map((cell) => toString(cell).length)) / cells.length > 1.5 * min.text;
  const answers = cells.filter(({ properties }) => 'dataAnswer' in properties);
  const parts = [isText ? min.text : 1, answers.length > majority * cells.length ? min.answer : 1];
  const names: number[] = [];
  for (const cell of cells) {
    visit(cell, (node, _index, parent) => {
      const words = node.type === 'text' ? node.value.split(/\s/) : [];
      parts.push(...words.map(({ length }) => length * widestText));
      if (node.type !== 'element' || node.tagName !== 'code') return CONTINUE;
      // A comma may follow.
      const after = parent!.children.length > 1 ? 1 : 0;
      if (!/\s/.test(toString(node))) names.push(toString(node).length + after);
      const pieces = node.properties.dataBreaks ? [] : node.children;
      parts.push(...pieces.map((piece) => toString(piece).length + after));
      return SKIP;
    });
  }
  return { minWidth: Math.max(...parts), names };
}
