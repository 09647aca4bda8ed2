import type { ProtoFile, Reference } from './model';
import { symbolsOf } from './symbols';

/** Counts the declarations of all files together. */
export function countSymbols(files: ProtoFile[]) {
  const symbols = files.flatMap(symbolsOf);
  const count = (key: string) => symbols.filter((symbol) => key in symbol).length;
  const enums = symbols.filter((symbol) => 'values' in symbol);
  return {
    services: count('methods'),
    methods: count('request'),
    messages: count('oneofs'),
    fields: count('presence'),
    enums: enums.length,
    values: enums.flatMap(({ values }) => values).length,
  };
}

/** Counts of declarations by file path, and of all files together. */
export function countsByFile({ files }: Reference): Record<string, ReturnType<typeof countSymbols>> {
  return Object.fromEntries([
    ...files.map((file) => [file.path, countSymbols([file])] as const),
    ['all files', countSymbols(files)],
  ]);
}
