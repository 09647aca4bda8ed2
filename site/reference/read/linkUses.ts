import type { ProtoFile, TypeReference, Use } from '../model';
import { type AnySymbol, symbolsOf } from '../symbols';
import { labelOf, type Names } from './names';

/** Fills in where messages and enums are used: by methods first, then by fields, in file order. */
export function linkUses(files: ProtoFile[], names: Names): void {
  const symbols = files.flatMap((file) => symbolsOf(file).map((symbol) => ({ symbol, file })));
  const add = (kind: Use['kind'], type: TypeReference, file: ProtoFile, { fullName, anchor }: AnySymbol) => {
    const used = type.kind === 'scalar' ? undefined : names.symbols.get(type.name)?.symbol;
    if (!used || !('usedBy' in used)) return;
    used.usedBy.push({ kind, label: labelOf(fullName, file.package), file: file.path, anchor });
  };
  for (const { symbol, file } of symbols) {
    if (!('request' in symbol)) continue;
    add('request', symbol.request, file, symbol);
    add('response', symbol.response, file, symbol);
  }
  for (const { symbol, file } of symbols) {
    if (!('presence' in symbol)) continue;
    add('field', symbol.type, file, symbol);
    if (symbol.extendee) add('extension', symbol.extendee, file, symbol);
  }
}
