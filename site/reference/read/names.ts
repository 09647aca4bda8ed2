import type { AnyDesc, DescEnum, DescFile, DescMessage } from '@bufbuild/protobuf';

/** A symbol where others find it. */
export interface Named {
  desc: Exclude<AnyDesc, DescFile>;
  fullName: string;
  /** Path of its file. */
  path: string;
  /** Place on the page of that file: see `namesIn`. */
  anchor: string;
}

/** With package and enclosing scopes. */
export const fullNameOf = (desc: Named['desc']): string =>
  'typeName' in desc ? desc.typeName : `${desc.parent.typeName}.${desc.name}`;

/** A full name without the package, if that is the given one. */
export const labelOf = (fullName: string, inPackage: string): string =>
  inPackage !== '' && fullName.startsWith(`${inPackage}.`) ? fullName.slice(inPackage.length + 1) : fullName;

const scopeOf = (fullName: string) => fullName.replace(/\.?[^.]*$/, '');

/** Every symbol of a file, each after the one that encloses it. */
function symbolsIn(file: DescFile): Named['desc'][] {
  const inEnum = (item: DescEnum) => [item, ...item.values];
  const inMessage = (message: DescMessage): Named['desc'][] => [
    message,
    ...message.members.flatMap((member) => (member.kind === 'oneof' ? [member, ...member.fields] : member)),
    ...message.nestedExtensions,
    ...message.nestedEnums.flatMap(inEnum),
    ...message.nestedMessages.flatMap(inMessage),
  ];
  return [
    ...file.services.flatMap((service) => [service, ...service.methods]),
    ...file.messages.flatMap(inMessage),
    ...file.enums.flatMap(inEnum),
    ...file.extensions,
  ];
}

const kinds: Partial<Record<AnyDesc['kind'], string>> = {
  extension: 'field',
  enum_value: 'value',
  rpc: 'method',
};

/**
 * Names the symbols of a file, each with its anchor: its full name inside the package in lower case, such as
 * `getjobrequest`, `outer.inner`, `jobservice.getjob` or `message.field`.
 *
 * Lower case can make two names one: a nested type and the field that holds it often differ only in case (`Timing` and
 * `timing`). A type then has the plain anchor. The other symbol's ends in its kind, such as `-field`, which no name can,
 * and where that is taken too, in a number.
 */
export function namesIn(file: DescFile): Named[] {
  const taken = new Set<string>();
  const isType = ({ kind }: AnyDesc) => kind === 'message' || kind === 'enum';
  const typesFirst = symbolsIn(file).toSorted((a, b) => Number(isType(b)) - Number(isType(a)));
  return typesFirst.map((desc) => {
    const fullName = fullNameOf(desc);
    const plain = labelOf(fullName, file.proto.package).toLowerCase();
    const withKind = `${plain}-${kinds[desc.kind] ?? desc.kind}`;
    let anchor = taken.has(plain) ? withKind : plain;
    for (let count = 2; taken.has(anchor); count++) anchor = `${withKind}-${count}`;
    taken.add(anchor);
    return { desc, fullName, path: file.proto.name, anchor };
  });
}

/** Symbols by full name. Values of enums also have the name that they share with their enum. */
export function byName(all: Named[]): Map<string, Named> {
  const shared = all
    .filter(({ desc }) => desc.kind === 'enum_value')
    .map((named) => ({ ...named, fullName: named.fullName.replace(/[^.]+\.([^.]+)$/, '$1') }));
  return new Map([...shared, ...all].map((named) => [named.fullName, named]));
}

/** Finds what a name means inside a scope: there, or in the scopes around it, from the inside out. */
export function lookUp(name: string, scope: string, names: ReadonlyMap<string, Named>): Named | undefined {
  for (let around = name.startsWith('.') ? '' : scope; ; around = scopeOf(around)) {
    const found = names.get(around === '' ? name.replace(/^\./, '') : `${around}.${name}`);
    if (found || around === '') return found;
  }
}

/** The page of another site that describes a type of a known file. */
export function addressOfKnown(path: string, fullName: string): string | undefined {
  if (path === 'buf/validate/validate.proto') return 'https://protovalidate.com/reference/rules/';
  if (!path.startsWith('google/protobuf/')) return undefined;
  const name = fullName.replace('google.protobuf.', '').replaceAll('.', '-').toLowerCase();
  return `https://protobuf.dev/reference/protobuf/google.protobuf/#${name}`;
}
