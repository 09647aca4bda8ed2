import type { ProtoFile } from '../model';
import { type AnySymbol, symbolsOf } from '../symbols';
import { withoutPackage } from './symbolTable';

/**
 * Gives every symbol of a file its anchor: its full name inside the package in lower case, such as `getjobrequest`,
 * `outer.inner`, `jobservice.getjob` or `message.field`.
 *
 * In lower case, two names can become the same: a nested type and its field often differ only in case (`Timing` and
 * `timing`). The type then keeps the plain anchor, and the field's anchor ends in `-field`, which no name contains. Other
 * duplicates end in a number.
 */
export function assignSymbolAnchors(file: ProtoFile): void {
  const taken = new Set<string>();
  const typesFirst = (a: AnySymbol, b: AnySymbol) =>
    Number(isType(b)) - Number(isType(a)) || a.symbol.line - b.symbol.line;
  for (const { kind, symbol } of symbolsOf(file).toSorted(typesFirst)) {
    const plain = withoutPackage(symbol.fullName, file.package).toLowerCase();
    const distinct = kind === 'field' ? `${plain}-field` : plain;
    symbol.anchor = taken.has(plain) ? distinct : plain;
    for (let count = 2; taken.has(symbol.anchor); count++) symbol.anchor = `${distinct}-${count}`;
    taken.add(symbol.anchor);
  }
}

const isType = ({ kind }: AnySymbol) => kind === 'message' || kind === 'enum';
