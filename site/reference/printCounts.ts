import { countSymbols, type SymbolCounts } from './countSymbols';
import type { Reference } from './model';

const columns: [key: keyof SymbolCounts, heading: string][] = [
  ['services', 'services'],
  ['rpcs', 'calls'],
  ['messages', 'messages'],
  ['fields', 'fields'],
  ['enums', 'enums'],
  ['values', 'values'],
];

/** A table for a terminal: what each file declares, and all files together. */
export function printCounts({ files }: Reference): string {
  const rows = files.map((file) => row(file.path, countSymbols([file])));
  const all = row(`${files.length} ${files.length === 1 ? 'file' : 'files'}`, countSymbols(files));
  const table = [['file', ...columns.map(([, heading]) => heading)], ...rows, all];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  return table
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}

const row = (name: string, counts: SymbolCounts) => [name, ...columns.map(([key]) => String(counts[key]))];
