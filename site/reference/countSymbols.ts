import type { Enum, ProtoFile, Reference } from './model';
import { eachMessage } from './symbols';

/** How much a file declares. */
export interface SymbolCounts {
  services: number;
  rpcs: number;
  /** Nested ones too. */
  messages: number;
  /** Fields of messages; extensions are not among them. */
  fields: number;
  enums: number;
  values: number;
}

/** Counts what files declare, all together. */
export function countSymbols(files: ProtoFile[]): SymbolCounts {
  const counts: SymbolCounts = { services: 0, rpcs: 0, messages: 0, fields: 0, enums: 0, values: 0 };
  const addEnums = (enums: Enum[]) => {
    counts.enums += enums.length;
    for (const { values } of enums) counts.values += values.length;
  };
  for (const file of files) {
    counts.services += file.services.length;
    for (const { rpcs } of file.services) counts.rpcs += rpcs.length;
    addEnums(file.enums);
    eachMessage(file, (message) => {
      counts.messages++;
      counts.fields += message.fields.length;
      addEnums(message.enums);
    });
  }
  return counts;
}

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
