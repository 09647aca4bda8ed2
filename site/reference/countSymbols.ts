import type { ProtoFile, Reference } from './model';
import { type AnySymbol, symbolsOf } from './symbols';

/** Counts the declarations of all files together. */
export function countSymbols(files: ProtoFile[]) {
  const symbols = files.flatMap(symbolsOf);
  const count = (kind: AnySymbol['kind']) => symbols.filter((each) => each.kind === kind).length;
  return {
    services: count('service'),
    methods: count('method'),
    messages: count('message'),
    fields: count('field'),
    enums: count('enum'),
    values: count('value'),
  };
}

/** Counts of declarations by file path, and of all files together. */
export function countsByFile({ files }: Reference): Record<string, ReturnType<typeof countSymbols>> {
  return Object.fromEntries([
    ...files.map((file) => [file.path, countSymbols([file])] as const),
    ['all files', countSymbols(files)],
  ]);
}
