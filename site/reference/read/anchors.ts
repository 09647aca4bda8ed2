import { labelOf, type ParsedFile } from './tree';

/**
 * Gives every symbol of a file its anchor: its full name inside the package in lower case, such as `getjobrequest`,
 * `outer.inner`, `jobservice.getjob` or `message.field`.
 *
 * Lower case can make two names one: a nested type and the field that holds it often differ only in case (`Timing` and
 * `timing`). A type then has the plain anchor. The other symbol's ends in its kind, such as `-field`, which no name can,
 * and where that is taken too, in a number.
 */
export function nameAnchors({ model, declarations }: ParsedFile): void {
  const taken = new Set<string>();
  const isType = ({ kind }: { kind: string }) => kind === 'message' || kind === 'enum';
  const typesFirst = declarations.toSorted((a, b) => Number(isType(b)) - Number(isType(a)));
  for (const { symbol, kind } of typesFirst) {
    const plain = labelOf(symbol.fullName, model.package).toLowerCase();
    symbol.anchor = taken.has(plain) ? `${plain}-${kind}` : plain;
    for (let count = 2; taken.has(symbol.anchor); count++) symbol.anchor = `${plain}-${kind}-${count}`;
    taken.add(symbol.anchor);
  }
}
