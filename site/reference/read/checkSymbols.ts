import { jsonName as jsonNameOf } from '../jsonName';
import type { EnumValue, Field } from '../model';
import { checkField } from './checkField';
import { checkOptions, isTrue } from './checkOptions';
import { checkRules } from './checkRules';
import { featureOf, isOpen } from './completeSymbols';
import type { Declaration, DeclarationOf, ParsedFile, Say, Tree } from './tree';

/** Reports what protoc refuses in the symbols of a file. */
export function checkSymbols({ model, declarations }: ParsedFile, tree: Tree): void {
  const rules = tree.names.get('buf.validate.FieldRules');
  const oneofs = rules?.kind === 'message' ? rules.symbol.oneofs : [];
  const kindsOfRules = oneofs.find(({ name }) => name === 'type')?.fields ?? [];
  for (const declaration of declarations) {
    const { kind, symbol } = declaration;
    const say = (message: string, fix = 'Choose another one.') =>
      tree.report(model.path, symbol.line, message, fix);
    checkOptions(symbol.name, symbol.options, describeDeclaration(declaration, model.syntax), say);
    if (kind === 'message') checkJsonNames(declaration, model.syntax, tree);
    if (kind === 'enum') checkEnum(declaration, model.syntax, tree, say);
    if (kind === 'oneof' && symbol.fields.length === 0) {
      say(`the oneof "${symbol.name}" has no field.`, 'Add a field, or remove the oneof.');
    }
    if (kind !== 'field') continue;
    checkField(symbol, model.syntax, tree, say);
    checkRules(symbol, kindsOfRules, say);
  }
}

/** A symbol and what decides which options it can have. */
function describeDeclaration({ kind, symbol }: Declaration, syntax: string): string {
  if (kind === 'message') return `${syntax} message${symbol.fields.length > 0 ? ' with fields' : ''}`;
  if (kind === 'enum') {
    const numbers = new Set(symbol.values.map(({ number }) => number));
    return `${syntax} enum${numbers.size < symbol.values.length ? ' with aliases' : ''}`;
  }
  if (kind !== 'field') return kind;
  const { label, oneof, extendee, type } = symbol;
  const place = (oneof && ' oneof') ?? (extendee && ' extension') ?? '';
  return `${syntax} ${label}${place} ${type.kind === 'scalar' ? type.name : type.kind}`;
}

/** Items that have a name like one before them. */
function clashesOf<Item>(items: Item[], nameOf: (item: Item) => string): [first: Item, second: Item][] {
  const owners = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const owner = owners.get(nameOf(item));
    owners.set(nameOf(item), owner ?? item);
    return owner === undefined ? [] : [[owner, item]];
  });
}

/** Names in JSON must differ, and so must those that protoc derives, also where `json_name` replaces them. */
function checkJsonNames(declaration: DeclarationOf<'message'>, syntax: string, tree: Tree): void {
  const { symbol, options, path } = declaration;
  if (isTrue('deprecated_legacy_json_field_conflicts', options)) return;
  const format = featureOf('json_format', declaration, tree);
  const isLegacy = syntax === 'proto2' || format === 'LEGACY_BEST_EFFORT';
  const derived = ({ name }: Field) => jsonNameOf(name);
  for (const nameOf of [derived, ({ jsonName }: Field) => jsonName]) {
    for (const [first, second] of clashesOf(symbol.fields, nameOf)) {
      const own = [first, second].filter((field) => field.jsonName !== derived(field)).length;
      const isKnown = nameOf !== derived && own === 0;
      if (isKnown || (isLegacy && (nameOf === derived || own < 2))) continue;
      const words = `the fields "${first.name}" and "${second.name}" have the same name in JSON`;
      tree.report(path, second.line, `${words}, "${nameOf(second)}".`, 'Rename one of the two.');
    }
  }
}

function checkEnum(declaration: DeclarationOf<'enum'>, syntax: string, tree: Tree, say: Say): void {
  const { symbol, options, path } = declaration;
  const { name, values } = symbol;
  const [first] = values;
  if (first === undefined) {
    say(`the enum "${name}" has no value.`, 'Add a value.');
  } else if (first.number !== 0 && isOpen(declaration, tree)) {
    const fix = 'Start with a value such as `…_UNSPECIFIED = 0;`.';
    say(`the first value of the enum "${name}" is ${first.number}; expected 0.`, fix);
  }
  const wide = values.find(({ number }) => number !== (number | 0));
  if (wide) say(`the value "${wide.name}" is ${wide.number}; expected 32 bits.`);
  if (syntax === 'proto2' && isTrue('deprecated_legacy_json_field_conflicts', options)) return;
  // Languages write values without the name of their enum, and in camel case.
  const prefix = new RegExp(`^_*${[...name.replaceAll('_', '')].join('_*')}_*(?=[^_])`, 'i');
  const short = (value: EnumValue) => jsonNameOf(`_${value.name.replace(prefix, '').toLowerCase()}`);
  for (const [first, second] of clashesOf(values, short)) {
    if (first.number === second.number) continue;
    const words = `the values "${first.name}" and "${second.name}" are both "${short(second)}" in some languages.`;
    tree.report(path, second.line, words, 'Rename one of the two.');
  }
}
