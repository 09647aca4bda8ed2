import type { ProtoFile } from '../model';
import { type AnySymbol, symbolsOf } from '../symbols';
import { labelOf } from './names';

/**
 * Gives every symbol of a file its anchor: its full name inside the package in lower case, such as `getjobrequest`,
 * `outer.inner`, `jobservice.getjob` or `message.field`.
 *
 * Lower case can make two names one: a nested type and the field that holds it often differ only in case (`Timing` and
 * `timing`). A type then has the plain anchor. The other symbol's ends in its kind, such as `-field`, which no name can,
 * and where that is taken too, in a number.
 */
export function nameAnchors(file: ProtoFile): void {
  const taken = new Set<string>();
  const typesFirst = (a: AnySymbol, b: AnySymbol) => Number(isType(b)) - Number(isType(a)) || a.line - b.line;
  for (const symbol of symbolsOf(file).toSorted(typesFirst)) {
    const plain = labelOf(symbol.fullName, file.package).toLowerCase();
    symbol.anchor = taken.has(plain) ? `${plain}-${kindOf(symbol)}` : plain;
    for (let count = 2; taken.has(symbol.anchor); count++) {
      symbol.anchor = `${plain}-${kindOf(symbol)}-${count}`;
    }
    taken.add(symbol.anchor);
  }
}

const isType = (symbol: AnySymbol) => 'usedBy' in symbol;

/** Kinds by a property that tells them. The first match wins. */
const kinds = Object.entries({
  oneofs: 'message',
  values: 'enum',
  rpcs: 'service',
  request: 'method',
  presence: 'field',
  number: 'value',
  fields: 'oneof',
});

const kindOf = (symbol: AnySymbol) => kinds.find(([key]) => key in symbol)![1];
