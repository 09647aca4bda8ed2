import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';

/** Characters of code in a line of an article, between columns, and in a column of sentences at least. */
const [line, gap, readable] = [87, 2.2, 24];

/** The widest words, in characters of code for each of theirs. */
const widestText = 1.15;

/** How many lines more a table may have for each name in code that stays whole. */
const linesPerName = 3;

/** What a column needs at least, in characters, and how long its names in code are, the longest first. */
interface Column {
  least: number;
  names: number[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const isElement = (node: { type: string }): node is Element => node.type === 'element';
const indexOfLargest = (numbers: number[]) => numbers.indexOf(Math.max(...numbers));

/** Gives the columns of tables their widths. Tables with the same heads get the same. */
export function setColumnWidths(tables: Element[]): void {
  const groups = new Map<string, { tables: Element[]; rows: Element[][] }>();
  for (const table of tables) {
    const rows: Element[][] = [];
    visit(table, { tagName: 'tr' }, ({ children }: Element) => {
      rows.push(children.filter(isElement));
    });
    const heads = rows[0]!.map((cell) => toString(cell)).join('|');
    const group = groups.get(heads) ?? { tables: [], rows: [] };
    group.tables.push(table);
    group.rows.push(...rows);
    groups.set(heads, group);
  }
  for (const group of groups.values()) {
    const widths = widthsOf(group.rows);
    for (const table of group.tables) {
      const columns = widths.map((width) =>
        h('col', { width: `${((width / sum(widths)) * 100).toFixed(1)}%` }),
      );
      table.children.unshift(h('colgroup', columns));
    }
  }
}

/** How wide columns are, in characters: names in code stay whole where that doesn't make a table much higher. */
function widthsOf(rows: Element[][]): number[] {
  let columns = rows[0]!.map((_, index) => columnOf(rows.flatMap((row) => row[index] ?? [])));
  const lengths = rows.map((row) => row.map((cell) => toString(cell).length));
  const room = line - gap * (columns.length - 1);
  const countNames = () => sum(columns.map(({ names }) => names.length));
  let best: { widths: number[]; cost: number } | undefined;
  for (let next: Column[] | undefined = columns; next; next = withBrokenNames(columns)) {
    columns = next;
    const least = columns.map(leastWidth);
    if (sum(least) > room && countNames() > 0) continue;
    const widths = shareOut(least, room, lengths);
    const cost = heightOf(widths, lengths) - countNames() * linesPerName;
    if (!best || cost < best.cost) best = { widths, cost };
  }
  return best!.widths.map((width, index) => width + (index < columns.length - 1 ? gap : 0));
}

function columnOf(cells: Element[]): Column {
  const length = sum(cells.map((cell) => toString(cell).length)) / cells.length;
  const column: Column = { least: length > 1.5 * readable ? readable : 1, names: [] };
  for (const cell of cells) {
    visit(cell, (node, _index, parent) => {
      if (node.type === 'text') {
        const words = node.value.split(/\s/).map(({ length }) => length * widestText);
        column.least = Math.max(column.least, ...words);
      }
      if (!isElement(node) || node.tagName !== 'code') return CONTINUE;
      // A comma can follow.
      const after = parent!.children.length > 1 ? 1 : 0;
      const name = toString(node);
      if (!/\s/.test(name)) column.names.push(name.length + after);
      const parts = node.properties.dataBreaks
        ? []
        : node.children.map((part) => toString(part).length + after);
      column.least = Math.max(column.least, ...parts);
      return SKIP;
    });
  }
  column.names = column.names.filter((name) => name > column.least).toSorted((a, b) => b - a);
  return column;
}

const leastWidth = ({ least, names }: Column) => names[0] ?? least;

/** Breaks the longest names of the column that gets narrower by most for each. */
function withBrokenNames(columns: Column[]): Column[] | undefined {
  const shorter = columns.map(({ least, names }) => ({
    least,
    names: names.filter((name) => name < names[0]!),
  }));
  const gains = columns.map((column, index) => {
    const broken = column.names.length - shorter[index]!.names.length;
    return broken && (leastWidth(column) - leastWidth(shorter[index]!)) / broken;
  });
  const chosen = indexOfLargest(gains);
  return gains[chosen] ? columns.with(chosen, shorter[chosen]!) : undefined;
}

/** Shares out what is left of the room: each character goes where it takes most lines away. */
function shareOut(least: number[], room: number, lengths: number[][]): number[] {
  const widths = [...least];
  for (let free = room - sum(widths); free >= 1; free -= 1) {
    const gains = widths.map(() => 0);
    for (const row of lengths) {
      const lines = row.map((length, index) => length / widths[index]!);
      const highest = indexOfLargest(lines);
      if (lines[highest]! > 1) gains[highest]! += lines[highest]! / widths[highest]!;
    }
    if (sum(gains) === 0) break;
    widths[indexOfLargest(gains)]! += 1;
  }
  return widths;
}

/** The lines of all rows. */
const heightOf = (widths: number[], lengths: number[][]) =>
  sum(lengths.map((row) => Math.max(...row.map((length, index) => Math.ceil(length / widths[index]!)))));
