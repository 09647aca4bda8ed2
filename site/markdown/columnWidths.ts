import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Characters of code in a line of an article, between columns, and in a column of sentences at least. */
const [line, gap, readable] = [87, 2.2, 24];
/** The widest words, in characters of code for each of theirs. */
const widestText = 1.15;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Gives the columns of tables their widths. Tables with the same heads get the same. */
export function setColumnWidths(tables: Element[]): void {
  const groups = new Map<string, Element[]>();
  for (const table of tables) {
    const heads = toString(table.children.find((child) => child.type === 'element'));
    groups.set(heads, [...(groups.get(heads) ?? []), table]);
  }
  for (const group of groups.values()) setWidths(group);
}

function setWidths(tables: Element[]): void {
  const cells: Element[][] = [];
  for (const table of tables) {
    visit(table, { tagName: 'tr' }, ({ children }: Element) => {
      cells.push(children.filter((child) => child.type === 'element'));
    });
  }
  const columns = cells[0]!.map((_, index) => columnOf(cells.flatMap((row) => row[index] ?? [])));
  const lengths = cells.map((row) => row.map((cell) => toString(cell).length));
  /** Lines of all rows, and one more for each name in code that doesn't fit. */
  const costOf = (widths: number[]) =>
    sum(lengths.map((row) => Math.max(1, ...row.map((length, index) => length / widths[index]!)))) +
    sum(columns.map(({ names }, index) => names.filter((name) => name > widths[index]!).length));
  let widths = columns.map(({ least }) => least);
  for (let best: number[] | undefined = widths; best;) {
    widths = best;
    const free = line - gap * (columns.length - 1) - sum(widths);
    const steps = columns.flatMap(({ names }, index) =>
      [1, ...names.map((name) => name - widths[index]!)].map((by) => ({ by, index })),
    );
    let most = 0;
    best = undefined;
    for (const { by, index } of steps.filter((step) => step.by > 0 && step.by <= free)) {
      const wider = widths.with(index, widths[index]! + by);
      const gain = (costOf(widths) - costOf(wider)) / by;
      if (gain > most) [most, best] = [gain, wider];
    }
  }
  const shares = widths.map((width, index) => width + (index < widths.length - 1 ? gap : 0));
  for (const table of tables) {
    const percentages = shares.map((share) => `${((share / sum(shares)) * 100).toFixed(1)}%`);
    table.children.unshift(h('colgroup', percentages.map((width) => h('col', { width })))); // prettier-ignore
  }
}

/** What a column needs at least, in characters, and how long its different names in code are. */
function columnOf(cells: Element[]) {
  const isText = sum(cells.map((cell) => toString(cell).length)) / cells.length > 1.5 * readable;
  const parts = [isText ? readable : 1];
  const names: number[] = [];
  const read = ({ children }: Element) => {
    for (const node of children) {
      if (node.type === 'text') {
        parts.push(...node.value.split(/\s/).map(({ length }) => length * widestText));
      }
      if (node.type !== 'element') continue;
      if (node.tagName !== 'code') {
        read(node);
        continue;
      }
      // A comma can follow.
      const after = children.length > 1 ? 1 : 0;
      if (!/\s/.test(toString(node))) names.push(toString(node).length + after);
      if (!node.properties.dataBreaks) {
        parts.push(...node.children.map((part) => toString(part).length + after));
      }
    }
  };
  for (const cell of cells) read(cell);
  return { least: Math.max(...parts), names };
}
