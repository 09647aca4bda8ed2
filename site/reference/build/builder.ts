import type { Problem } from '../../problem';
import { anchorOfType, anchorsOf } from '../anchors';
import { addressOf } from '../readKnown';
import { checkDefault } from '../link/checkDefault';
import { checkRules } from '../link/checkRules';
import { interpretOptions, type OptionPlace } from '../link/interpretOptions';
import { find, scalarTypes, unresolved, type Wanted } from '../link/resolve';
import { inScope, type SymbolEntry, type Symbols } from '../link/symbols';
import type { Field, Option, ProtoSymbol, TypeReference } from '../model';
import type { Declaration, FieldDeclaration, FileDeclaration } from '../source/declarations';
import type { OptionDeclaration } from '../source/options';
import { integerValue } from '../source/literals';
import type { Token } from '../source/tokens';

export interface BuilderOptions {
  symbols: Symbols;
  /** Paths of the files whose types the file may use. */
  visible: Set<string>;
  /** Paths of the files of the reference itself. */
  own: Set<string>;
  /** Hears of anchors that two symbols would have. */
  report: (problem: Problem) => void;
  /** Hears of names that stand for nothing, and of options that cannot be. */
  reportUnknown: (problem: Problem) => void;
}

/** What it takes to turn the declarations of one file into the model. */
export interface Builder {
  file: FileDeclaration;
  /** Paths of the files of the reference itself. */
  own: Set<string>;
  /** Values of options; `definedBy` is the message of `google/protobuf/descriptor.proto` that has them. */
  optionsOf: (declarations: OptionDeclaration[], definedBy: string, scope: string) => Option[];
  /** What all symbols have in common; `suffix` is what their anchor ends in. */
  symbolOf: (declaration: Declaration, scope: string, options: Option[], suffix?: string) => ProtoSymbol;
  /** What a name in a scope stands for. */
  typeOf: (name: Token, scope: string, wanted: readonly Wanted[]) => TypeReference;
  /** Name of the value of an enum that has a number; the number where none has. */
  valueOf: (type: TypeReference, number: number) => string;
  /** Checks what the options of a field say of its values against its type: its default value and its rules. */
  checkValues: (field: FieldDeclaration, facts: Pick<Field, 'type' | 'presence'>, scope: string) => void;
}

/** Makes the builder for a file. */
export function createBuilder(file: FileDeclaration, options: BuilderOptions): Builder {
  const { symbols, visible, own, report, reportUnknown } = options;
  const newPlace = (scope: string): OptionPlace => ({
    file,
    symbols,
    visible,
    scope,
    extensions: new Map(),
    report: reportUnknown,
  });
  let place = newPlace(file.package);
  // The fields of a message stand in one place.
  const placeIn = (scope: string) => (place.scope === scope ? place : (place = newPlace(scope)));
  const giveAnchor = anchorsOf(file, report);
  const types = new Map<SymbolEntry, TypeReference>();

  function referTo(entry: SymbolEntry & { kind: 'message' | 'enum' }): TypeReference {
    const { path, package: itsPackage } = entry.file;
    const inPackage = itsPackage !== '' && itsPackage === file.package;
    return {
      kind: entry.kind,
      name: entry.fullName,
      label: inPackage ? entry.fullName.slice(itsPackage.length + 1) : entry.fullName,
      file: path,
      anchor: anchorOfType(entry.fullName, itsPackage),
      address: own.has(path) ? undefined : addressOf(path, entry.fullName),
    };
  }

  return {
    file,
    own,
    optionsOf: (declarations, definedBy, scope) =>
      declarations.length === 0 ? [] : interpretOptions(declarations, definedBy, placeIn(scope)),
    symbolOf: (declaration, scope, set, suffix) => {
      const fullName = inScope(scope, declaration.name.text);
      return {
        name: declaration.name.text,
        fullName,
        anchor: giveAnchor(declaration, fullName, suffix),
        line: declaration.name.line,
        comments: declaration.comments,
        deprecated: set.some(isDeprecation),
        options: set,
      };
    },
    typeOf: (name, scope, wanted) => {
      if (wanted.includes('enum') && scalarTypes.has(name.text)) return { kind: 'scalar', name: name.text };
      const entry = find(name.text, scope, wanted, place);
      if (entry?.kind !== 'message' && entry?.kind !== 'enum') {
        reportUnknown(unresolved(name, scope, wanted, place));
        return { kind: 'scalar', name: name.text };
      }
      let type = types.get(entry);
      if (type === undefined) types.set(entry, (type = referTo(entry)));
      return type;
    },
    valueOf: (type, number) => {
      const entry = symbols.get(type.name);
      const values = entry?.kind === 'enum' ? entry.declaration.values : [];
      return values.find((value) => integerValue(value.number.text) === number)?.name.text ?? String(number);
    },
    checkValues: (field, facts, scope) => {
      const { type } = facts;
      // A type that is not there has been told of.
      if (type.kind === 'scalar' && !scalarTypes.has(type.name)) return;
      checkDefault(field, facts, place);
      checkRules(field, type, placeIn(scope));
    },
  };
}

const isDeprecation = ({ name, value }: Option) => name === 'deprecated' && value === true;
