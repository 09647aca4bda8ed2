import protobuf, { type Field, type Type } from 'protobufjs';
import textformat from 'protobufjs/ext/textformat.js';

import { didYouMean } from '../../nearest';
import { getOwn } from '../getOwn';
import type { Option, OptionValue } from '../model';
import { constantOf } from './checkField';
import { type Kind, lookUp, type OptionStatement, type ParsedFile, type Tree } from './tree';

const definedBy: Record<Kind, string> = {
  message: 'MessageOptions',
  enum: 'EnumOptions',
  service: 'ServiceOptions',
  method: 'MethodOptions',
  field: 'FieldOptions',
  oneof: 'OneofOptions',
  value: 'EnumValueOptions',
};

/** Fills in the options of a file and its symbols, and reports those that are not valid. */
export function fillOptions(
  { model, options, declarations }: ParsedFile,
  root: protobuf.Root,
  tree: Tree,
): void {
  const optionsOf = (statements: OptionStatement[], name: string, scope: string): Option[] => {
    const type = root.lookupType(`.google.protobuf.${name}`);
    const values: Message = {};
    for (const statement of statements) {
      try {
        if (statement.path[0] === 'features' && model.syntax !== 'editions') {
          throw new Error('only editions have features');
        }
        setOption(values, statement, type, scope, tree);
      } catch (error) {
        const [text, fix] = explain(error as Error, statement, root);
        tree.report(model.path, statement.line, text, fix);
      }
    }
    const named = Object.entries(valuesOf(values, type));
    return named.map(([name, value]) => ({ name: name.replace(/^\[(.*)\]$/, '($1)'), value }));
  };
  model.options = optionsOf(options, 'FileOptions', model.package);
  for (const { kind, symbol, options } of declarations) {
    symbol.options = optionsOf(options, definedBy[kind], symbol.fullName);
    symbol.deprecated = symbol.options.some(({ name, value }) => name === 'deprecated' && value === true);
  }
}

function explain(
  { message }: Error,
  { path, value }: OptionStatement,
  root: protobuf.Root,
): [text: string, fix: string] {
  // The line is one of a generated text.
  const reason = message.replace(/^\./, '').replace(/ \(line \d+\)$/, '');
  const [, type, unknown] = /^(\S+): unknown field '(.*)'$/.exec(reason) ?? [];
  const look = 'Look the option up in its definition.';
  if (type !== undefined && unknown !== undefined) {
    const known = root.lookupType(`.${type}`).fieldsArray.map(({ name }) => name);
    return [`${type} has no option ${JSON.stringify(unknown)}.`, `${didYouMean(unknown, known)}${look}`];
  }
  const name = path.join('.');
  if (reason === setTwice) return [`the option \`${name}\` is set twice.`, 'Remove one of the two.'];
  const shortened = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return [`the option \`${name} = ${shortened}\` is not valid: ${reason}.`, look];
}

const setTwice = 'set twice';

/** Sets what one statement says, as protoc does. protobufjs checks its value, and throws. */
function setOption(
  values: Message,
  { path, value }: OptionStatement,
  type: Type,
  scope: string,
  tree: Tree,
): void {
  const names = path.map((step) =>
    step.startsWith('(') ? `[${extensionNamed(step.slice(1, -1), scope, tree)}]` : step,
  );
  const last = names.pop()!;
  // The text format keeps every digit.
  const text = names.reduceRight((inner, name) => `${name} { ${inner} }`, `${last}: ${value}`);
  let from = textformat.fromText(type, text) as unknown as Message;
  let into = values;
  let fields = type.fields;
  const keyOf = (name: string) => name.replace(/^\[(.*)\]$/, '.$1');
  for (const key of names.map(keyOf)) {
    const { repeated, map, resolvedType } = fields[key]!;
    if (repeated || map) throw new Error('a list takes a whole message in braces');
    from = from[key] as Message;
    into = (getOwn(into, key) as Message) ?? (into[key] = {});
    fields = (resolvedType as Type).fields;
  }
  const key = keyOf(last);
  const { repeated, map, resolvedType, type: typeName } = fields[key]!;
  const [pattern, expected] = constantOf(resolvedType instanceof protobuf.Enum ? 'enum' : typeName);
  const old = getOwn(into, key);
  if (pattern?.test(value) === false) throw new Error(`expected ${expected}`);
  if (repeated) into[key] = [old ?? [], from[key]].flat();
  else if (map) into[key] = Object.assign({}, old, from[key]);
  else if (old !== undefined) throw new Error(setTwice);
  else into[key] = from[key];
}

function extensionNamed(name: string, scope: string, tree: Tree): string {
  const field = lookUp(name, scope, tree, ['field']);
  if (field?.symbol.extendee === undefined) throw new Error(`there is no extension "${name}"`);
  return field.symbol.fullName;
}

type Message = { [name: string]: unknown };

function valuesOf(message: Message, type: Type): { [name: string]: OptionValue } {
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => {
      const field = type.fields[name]!;
      return [field.declaringField ? `[${name.slice(1)}]` : name, valueOf(value, field)];
    }),
  );
}

function valueOf(value: unknown, field: Field): OptionValue {
  if (Array.isArray(value)) return value.map((item) => singleOf(item, field));
  if (!field.map) return singleOf(value, field);
  return Object.fromEntries(
    Object.entries(value as Message).map(([key, item]) => [key, singleOf(item, field)]),
  );
}

function singleOf(value: unknown, { resolvedType }: Field): OptionValue {
  if (resolvedType instanceof protobuf.Type) return valuesOf(value as Message, resolvedType);
  if (resolvedType instanceof protobuf.Enum) {
    return resolvedType.valuesById[value as number] ?? Number(value);
  }
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  if (typeof value === 'object') {
    // A 64-bit integer: a number where that is exact, otherwise its digits.
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  }
  const isWritten = typeof value === 'number' && !Number.isFinite(value);
  return isWritten ? String(value).toLowerCase().replace('infinity', 'inf') : (value as OptionValue);
}
