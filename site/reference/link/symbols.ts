import type { Problem } from '../../problem';
import type {
  Declaration,
  EnumDeclaration,
  FieldDeclaration,
  FileDeclaration,
  MessageDeclaration,
} from '../source/declarations';
import type { Token } from '../source/tokens';

interface EntryOf<Kind extends string, D> {
  kind: Kind;
  /** Name by which others refer to it, without a leading dot. */
  fullName: string;
  file: FileDeclaration;
  declaration: D;
}

/** Something that has a name in a tree of definitions. */
export type SymbolEntry =
  | EntryOf<'message', MessageDeclaration>
  | EntryOf<'enum', EnumDeclaration>
  | EntryOf<'extension', FieldDeclaration>
  | EntryOf<'service' | 'field' | 'oneof' | 'value' | 'rpc', Declaration>;

/** Types and extensions by full name. */
export type Symbols = Map<string, SymbolEntry>;

/** Joins a scope and a name; the scope may be empty. */
export const inScope = (scope: string, name: string) => (scope === '' ? name : `${scope}.${name}`);

/** Calls back for what has a name of its own in a file, in order. */
function eachSymbol(file: FileDeclaration, callback: (entry: SymbolEntry) => void): void {
  const add = <E extends SymbolEntry>(kind: E['kind'], scope: string, declaration: E['declaration']) =>
    callback({ kind, fullName: inScope(scope, declaration.name.text), file, declaration } as E);

  const addMessage = (message: MessageDeclaration, scope: string) => {
    add('message', scope, message);
    const inner = inScope(scope, message.name.text);
    // Nothing refers to what is no type: it matters only where two things, or the entry of a map, may have one name.
    const isClear = !message.fields.some(isMap) && areDistinct(namesIn(message));
    if (!isClear) {
      for (const field of message.fields) add('field', inner, field);
      for (const oneof of message.oneofs) add('oneof', inner, oneof);
    }
    addAll(message, inner, !isClear);
  };
  const addAll = (
    holder: Pick<MessageDeclaration, 'messages' | 'enums' | 'extensions'>,
    scope: string,
    withValues: boolean,
  ) => {
    for (const message of holder.messages) addMessage(message, scope);
    for (const declaration of holder.enums) {
      add('enum', scope, declaration);
      if (withValues) for (const value of declaration.values) add('value', scope, value);
    }
    for (const extension of holder.extensions) add('extension', scope, extension);
  };

  addAll(file, file.package, true);
  for (const service of file.services) {
    add('service', file.package, service);
    if (areDistinct(service.rpcs.map(nameOf))) continue;
    for (const rpc of service.rpcs) add('rpc', inScope(file.package, service.name.text), rpc);
  }
}

/** Names of all that a message holds. A value of an enum stands beside the enum, as the language has it. */
function namesIn({ fields, oneofs, messages, enums, extensions }: MessageDeclaration): string[] {
  const names = fields.map(nameOf);
  if (oneofs.length + messages.length + enums.length + extensions.length === 0) return names;
  const values = enums.flatMap((declaration) => declaration.values);
  return names.concat([...oneofs, ...messages, ...enums, ...values, ...extensions].map(nameOf));
}

const isMap = ({ key }: FieldDeclaration) => key !== undefined;

const nameOf = ({ name }: Declaration) => name.text;

const areDistinct = (names: string[]) => names.length < 2 || new Set(names).size === names.length;

/** Gathers the symbols of all files. A name that is declared twice is a problem of the second place. */
export function gatherSymbols(files: Iterable<FileDeclaration>): { symbols: Symbols; problems: Problem[] } {
  const symbols: Symbols = new Map();
  const problems: Problem[] = [];
  for (const file of files) {
    eachSymbol(file, (entry) => {
      const first = symbols.get(entry.fullName);
      if (first === undefined) symbols.set(entry.fullName, entry);
      else problems.push(doubled(entry, first));
    });
  }
  return { symbols, problems };
}

function doubled({ kind, fullName, file, declaration }: SymbolEntry, first: SymbolEntry): Problem {
  const { line, column } = declaration.name;
  return {
    file: file.file,
    line,
    column,
    message: `the ${kind} ${JSON.stringify(declaration.name.text)} has a name that is taken: ${fullName} is the ${first.kind} in ${placeOf(first.file, first.declaration.name)}.`,
    fix:
      kind === 'value' && first.kind === 'value'
        ? 'Rename one of the two. Values stand beside their enum, so two enums in one place cannot share a value name: begin each with the name of its enum.'
        : 'Rename or remove one of the two.',
  };
}

/** A place for a sentence. */
export const placeOf = (file: FileDeclaration, token: Token) => `${file.file}:${token.line}`;
