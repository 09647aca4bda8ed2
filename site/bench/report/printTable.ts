import type { Table } from './tables';

/** A table for a terminal: numbers to the right, everything else to the left. */
export function printTable({ title, head, rows }: Table): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  const isNumber = head.map((_, column) => rows.every((row) => /^[\d.,]*x?$/.test(row[column]!)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return [title, '', line(head), ...rows.map(line)].join('\n');
}
