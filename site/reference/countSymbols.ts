import type { ProtoFile, Reference } from './model';
import { symbolsOf } from './symbols';

/** Counts what files declare, all together. */
export function countSymbols(files: ProtoFile[]) {
  const symbols = files.flatMap(symbolsOf);
  const count = (key: string) => symbols.filter((symbol) => key in symbol).length;
  const enums = symbols.filter((symbol) => 'values' in symbol);
  return {
    services: count('rpcs'),
    rpcs: count('request'),
    messages: count('oneofs'),
    fields: count('presence'),
    enums: enums.length,
    values: enums.flatMap(({ values }) => values).length,
  };
}

/** What each file declares, by path, and all files together. */
export function countsByFile({ files }: Reference): Record<string, ReturnType<typeof countSymbols>> {
  return Object.fromEntries([
    ...files.map((file) => [file.path, countSymbols([file])] as const),
    ['all files', countSymbols(files)],
  ]);
}
