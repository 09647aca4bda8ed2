import { labelOf, type ParsedFile } from './tree';

/**
 * Gives every symbol of a file its anchor: its full name inside the package in lower case, such as `getjobrequest`,
 * `outer.inner`, `jobservice.getjob` or `message.field`.
 *
 * Lower case can make two names one: a nested type and the field that holds it often differ only in case (`Timing` and
 * `timing`). A type then has the plain anchor. The other symbol's ends in its kind, such as `-field`, which no name can,
 * and where that is taken too, in a number.
 */
export function anchorsOf({
  package: inPackage,
  declarations,
}: Omit<ParsedFile, 'anchors'>): Map<string, string> {
  const anchors = new Map<string, string>();
  const taken = new Set<string>();
  const all = [...declarations.values()];
  const isType = ({ kind }: { kind: string }) => /^(message|enum)$/.test(kind);
  for (const { fullName, kind } of [...all.filter(isType), ...all.filter((each) => !isType(each))]) {
    const plain = labelOf(fullName, inPackage).toLowerCase();
    let anchor = taken.has(plain) ? `${plain}-${kind}` : plain;
    for (let count = 2; taken.has(anchor); count++) anchor = `${plain}-${kind}-${count}`;
    taken.add(anchor);
    anchors.set(fullName, anchor);
  }
  return anchors;
}
