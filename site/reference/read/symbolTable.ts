import type { ProtoFile, TypeReference } from '../model';
import { type AnySymbol, messagesOf, symbolsOf } from '../symbols';

/** A symbol and the file that declares it. */
export type Declaration = AnySymbol & { file: ProtoFile };

export type SymbolTable = ReturnType<typeof symbolTableOf>;

/** The symbols and extensions of files by full name. Enum values also have a name in the scope around their enum. */
export function symbolTableOf(files: ProtoFile[], ownPaths: ReadonlySet<string>) {
  const symbols = new Map<string, Declaration>();
  for (const file of files) {
    for (const each of symbolsOf(file)) {
      const { kind, symbol } = each;
      symbols.set(symbol.fullName, { ...each, file });
      if (kind === 'value') symbols.set(symbol.fullName.replace(/[^.]+\.([^.]+)$/, '$1'), { ...each, file });
    }
  }
  const scopes = files.flatMap((file) => [file, ...messagesOf(file)]);
  const fields = scopes.flatMap((scope) => scope.extensions);
  const extensions = new Map(fields.map((extension) => [extension.fullName, extension]));
  return { symbols, extensions, /** Paths of the files of the reference itself. */ ownPaths };
}

/** Resolves a name in a scope: there, or in the enclosing scopes, from the inside out. */
export function lookUp(name: string, scope: string, { symbols }: SymbolTable): Declaration | undefined {
  const isAbsolute = name.startsWith('.');
  for (let around = isAbsolute ? '' : scope; ; around = scopeOf(around)) {
    const declaration = symbols.get(around === '' ? name.replace(/^\./, '') : `${around}.${name}`);
    if (declaration !== undefined || around === '') return declaration;
  }
}

/** The scope that declares a full name. */
export const scopeOf = (fullName: string) => fullName.replace(/\.?[^.]*$/, '');

/** A full name without the package, if it's in the given one. */
export const withoutPackage = (fullName: string, inPackage: string): string =>
  inPackage !== '' && fullName.startsWith(`${inPackage}.`) ? fullName.slice(inPackage.length + 1) : fullName;

/**
 * Completes the references to types in files: where each is declared, and its short name. Fills in where messages and enums
 * are used: by methods first, then by fields, in file order.
 */
export function linkTypes(files: ProtoFile[], table: SymbolTable): void {
  const symbols = files.flatMap((file) => symbolsOf(file).map((each) => ({ ...each, file })));
  symbols.sort((a, b) => Number(b.kind === 'method') - Number(a.kind === 'method'));
  for (const { kind, symbol, file } of symbols) {
    const { fullName, anchor } = symbol;
    const link = (type: TypeReference) => {
      if (type.kind === 'scalar') return;
      const used = table.symbols.get(type.name)!;
      const { path, package: usedPackage } = used.file;
      type.shortName = usedPackage === file.package ? withoutPackage(type.name, file.package) : type.name;
      type.protoPath = path;
      type.anchor = used.symbol.anchor;
      type.url = table.ownPaths.has(path) ? undefined : externalUrl(path, type.name);
      if (used.kind !== 'message' && used.kind !== 'enum') return;
      const shortName = withoutPackage(fullName, file.package);
      used.symbol.usedBy.push({ shortName, protoPath: file.path, anchor });
    };
    if (kind === 'method') [symbol.request, symbol.response].forEach(link);
    if (kind === 'field') link(symbol.type);
  }
}

/** The page on another site that describes a type of a known file. */
export function externalUrl(path: string, fullName: string): string | undefined {
  if (path === 'buf/validate/validate.proto') return 'https://protovalidate.com/reference/rules/';
  if (!path.startsWith('google/protobuf/')) return undefined;
  const name = fullName.replace('google.protobuf.', '').replaceAll('.', '-').toLowerCase();
  return `https://protobuf.dev/reference/protobuf/google.protobuf/#${name}`;
}
