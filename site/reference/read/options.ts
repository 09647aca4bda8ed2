import protobuf, { type Field, type Type } from 'protobufjs';
import textformat from 'protobufjs/ext/textformat.js';

import { didYouMean } from '../../nearest';
import type { Option, OptionValue } from '../model';
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
  { model, packageLine, options, declarations }: ParsedFile,
  root: protobuf.Root,
  tree: Tree,
): void {
  const fill = (
    symbol: { options: Option[] },
    statements: OptionStatement[],
    message: string,
    scope: string,
    line: number | undefined,
  ) => {
    const type = root.lookupType(`.google.protobuf.${message}`);
    const parse = (some: OptionStatement[]) => parseOptions(some, type, scope, tree);
    try {
      symbol.options = parse(statements);
    } catch (error) {
      const culprit = statements.find((statement) => fails(() => parse([statement])));
      const [text, fix] = explain(error as Error, culprit, root);
      tree.report(model.path, culprit?.line ?? line, text, `${fix}Look the option up in its definition.`);
    }
  };
  fill(model, options, 'FileOptions', model.package, packageLine);
  for (const { kind, symbol, options } of declarations) {
    fill(symbol, options, definedBy[kind], symbol.fullName, symbol.line);
    symbol.deprecated = symbol.options.some(({ name, value }) => name === 'deprecated' && value === true);
  }
}

function explain(
  { message }: Error,
  culprit: OptionStatement | undefined,
  root: protobuf.Root,
): [text: string, fix: string] {
  // The line is one of a generated text.
  const reason = message.replace(/^\./, '').replace(/ \(line \d+\)$/, '');
  const [, type, unknown] = /^(\S+): unknown field '(.*)'$/.exec(reason) ?? [];
  if (type !== undefined && unknown !== undefined) {
    const known = root.lookupType(`.${type}`).fieldsArray.map(({ name }) => name);
    return [`${type} has no option ${JSON.stringify(unknown)}.`, didYouMean(unknown, known)];
  }
  if (!culprit) return [`the options are not valid: ${reason}.`, ''];
  const { path, value } = culprit;
  const shortened = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return [`the option \`${path.join('.')} = ${shortened}\` is not valid: ${reason}.`, ''];
}

function fails(action: () => void): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

/** Merges the statements that set options, in the order of the file. Throws protobufjs's errors. */
function parseOptions(statements: OptionStatement[], type: Type, scope: string, tree: Tree): Option[] {
  if (statements.length === 0) return [];
  const root: Part = { values: [], parts: new Map() };
  for (const { path, value } of statements) {
    let part = root;
    for (const step of path) {
      const name = step.startsWith('(') ? `[${extensionNamed(step.slice(1, -1), scope, tree)}]` : step;
      if (!part.parts.has(name)) part.parts.set(name, { values: [], parts: new Map() });
      part = part.parts.get(name)!;
    }
    part.values.push(value);
  }
  const values = valuesOf(textformat.fromText(type, textOf(root)) as unknown as Message, type);
  return [...root.parts.keys()].map((name) => ({
    name: name.replace(/^\[(.*)\]$/, '($1)'),
    value: values[name]!,
  }));
}

interface Part {
  values: string[];
  parts: Map<string, Part>;
}

/** Writes parts in the text format, which protobufjs checks against types and reads without losing digits. */
function textOf({ parts }: Part): string {
  return [...parts]
    .map(([name, part]) => {
      const merges = part.parts.size > 0 && part.values.every((value) => value.startsWith('{'));
      const whole = merges ? [] : part.values.map((value) => `${name}: ${value}`);
      if (part.parts.size === 0) return whole.join('\n');
      const inner = merges ? part.values.map((value) => value.slice(1, -1)) : [];
      return [...whole, `${name} { ${[...inner, textOf(part)].join('\n')} }`].join('\n');
    })
    .join('\n');
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
  if (Number.isNaN(value)) return 'nan';
  if (value === Infinity) return 'inf';
  return value === -Infinity ? '-inf' : (value as OptionValue);
}
