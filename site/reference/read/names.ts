import type { ProtoFile, TypeReference } from '../model';
import { type AnySymbol, symbolsOf } from '../symbols';

/** A symbol and the path of the file that declares it. */
export interface Declaration {
  symbol: AnySymbol;
  path: string;
  /** Package of the file. */
  package: string;
}

/** The symbols of all files. */
export interface Names {
  /** By full name. Values of enums also have the name that they share with their enum. */
  symbols: ReadonlyMap<string, Declaration>;
  /** Paths of the files of the reference itself. */
  own: ReadonlySet<string>;
}

/** The symbols of files by their names. */
export function namesOf(files: ProtoFile[], own: ReadonlySet<string>): Names {
  const symbols = new Map<string, Declaration>();
  for (const file of files) {
    for (const symbol of symbolsOf(file)) {
      const declaration = { symbol, path: file.path, package: file.package };
      symbols.set(symbol.fullName, declaration);
      for (const value of 'values' in symbol ? symbol.values : []) {
        symbols.set(value.fullName.replace(/[^.]+\.([^.]+)$/, '$1'), { ...declaration, symbol: value });
      }
    }
  }
  return { symbols, own };
}

/** Finds what a name means inside a scope: there, or in the scopes around it, from the inside out. */
export function lookUp(name: string, scope: string, { symbols }: Names): Declaration | undefined {
  const isAbsolute = name.startsWith('.');
  for (let around = isAbsolute ? '' : scope; ; around = scopeOf(around)) {
    const found = symbols.get(around === '' ? name.replace(/^\./, '') : `${around}.${name}`);
    if (found !== undefined || around === '') return found;
  }
}

/** The scope that declares a full name. */
export const scopeOf = (fullName: string) => fullName.replace(/\.?[^.]*$/, '');

/** A full name without the package, if that is the given one. */
export const labelOf = (fullName: string, inPackage: string): string =>
  inPackage !== '' && fullName.startsWith(`${inPackage}.`) ? fullName.slice(inPackage.length + 1) : fullName;

/** Completes the references to types in a file: where each is declared, and its label. */
export function linkTypes(file: ProtoFile, names: Names): void {
  for (const symbol of symbolsOf(file)) {
    if ('request' in symbol) [symbol.request, symbol.response].forEach(link);
    else if ('presence' in symbol) [symbol.type, symbol.extendee].forEach(link);
  }

  function link(type?: TypeReference): void {
    if (type === undefined || type.kind === 'scalar') return;
    const found = names.symbols.get(type.name)!;
    type.label = found.package === file.package ? labelOf(type.name, file.package) : type.name;
    type.file = found.path;
    type.anchor = found.symbol.anchor;
    type.address = names.own.has(found.path) ? undefined : addressOfKnown(found.path, type.name);
  }
}

/** The page of another site that describes a type of a known file. */
export function addressOfKnown(path: string, fullName: string): string | undefined {
  if (path === 'buf/validate/validate.proto') return 'https://protovalidate.com/reference/rules/';
  if (!path.startsWith('google/protobuf/')) return undefined;
  const name = fullName.replace('google.protobuf.', '').replaceAll('.', '-').toLowerCase();
  return `https://protobuf.dev/reference/protobuf/google.protobuf/#${name}`;
}
