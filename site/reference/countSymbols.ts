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

/** What each file declares, by path, and all files together. */
export function countsByFile({ files }: Reference): Record<string, SymbolCounts> {
  return Object.fromEntries([
    ...files.map((file) => [file.path, countSymbols([file])] as const),
    ['all files', countSymbols(files)],
  ]);
}
