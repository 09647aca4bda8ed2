import type { Enum, EnumValue, Field, Message, Oneof, ProtoFile, ProtoSymbol, Rpc, Service } from '../model';

interface Symbols {
  message: Message;
  enum: Enum;
  service: Service;
  method: Rpc;
  field: Field;
  oneof: Oneof;
  value: EnumValue;
}

export type Kind = keyof Symbols;

/** A symbol with what the model does not keep of it. */
export interface DeclarationOf<K extends Kind> {
  kind: K;
  /** Types in it are names as written until all files are read. */
  symbol: Symbols[K];
  options: OptionStatement[];
  /** Full name of the scope in which its types are looked up. */
  scope: string;
  /** Path of its file. */
  path: string;
}

export type Declaration = { [K in Kind]: DeclarationOf<K> }[Kind];

/** What a symbol has besides what all symbols have. */
export type OwnPart<K extends Kind> = Omit<Symbols[K], keyof ProtoSymbol>;

/** A file that is read, with what the model does not keep of it. */
export interface ParsedFile {
  model: ProtoFile;
  packageLine?: number;
  /** Lines of the imports. */
  importLines: number[];
  /** Options of the file. */
  options: OptionStatement[];
  /** In the order of the file. */
  declarations: Declaration[];
}

/** One assignment: `(buf.validate.field).string = { min_len: 1 }`. */
export interface OptionStatement {
  /** `['(buf.validate.field)', 'string']` */
  path: string[];
  /** As written. */
  value: string;
  line: number;
}

/** Reports a problem in a symbol. */
export type Say = (message: string, fix?: string) => void;

/** What the files of a tree share. */
export interface Tree {
  files: Map<string, ParsedFile>;
  /** Declarations by full name. Values of enums also have the name that they share with their enum. */
  names: Map<string, Declaration>;
  /** Paths of the files of the reference itself. */
  own: Set<string>;
  /** Where paths of imports start, from the root of the project. */
  folder: string;
  /** Reports a problem in a file by its path under the root. */
  report: (path: string, line: number | undefined, message: string, fix: string) => void;
}

/** A full name without the package, if that is the given one. */
export const labelOf = (fullName: string, inPackage: string): string =>
  inPackage !== '' && fullName.startsWith(`${inPackage}.`) ? fullName.slice(inPackage.length + 1) : fullName;

/**
 * Finds what a name means inside a scope: there, or in the scopes around it, from the inside out.
 *
 * @param kinds What it can be. @default anything
 */
export function lookUp<K extends Kind>(
  name: string,
  scope: string,
  { names }: Tree,
  kinds?: K[],
): Extract<Declaration, { kind: K }> | undefined {
  const isAbsolute = name.startsWith('.');
  const isMeant = (found?: Declaration): found is Extract<Declaration, { kind: K }> =>
    found !== undefined && kinds?.includes(found.kind as K) !== false;
  for (let around = isAbsolute ? '' : scope; ; around = around.replace(/\.?[^.]*$/, '')) {
    const found = names.get(around === '' ? name.replace(/^\./, '') : `${around}.${name}`);
    if (isMeant(found)) return found;
    if (around === '') return undefined;
  }
}
