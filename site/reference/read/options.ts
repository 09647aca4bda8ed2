import protobuf, { type Enum, type Field, type NamespaceBase, type Type } from 'protobufjs';
import textformat from 'protobufjs/ext/textformat.js';

import type { Option, OptionValue } from '../model';
import type { OptionStatement } from './tree';

/** Merges the statements that set options, in the order of the file. Throws protobufjs's errors. */
export function readOptions(statements: OptionStatement[], definedBy: Type, scope: NamespaceBase): Option[] {
  if (statements.length === 0) return [];
  const root: Part = { values: [], parts: new Map() };
  for (const { path, value } of statements) {
    let part = root;
    for (const step of path) {
      const name = step.startsWith('(') ? `[${extensionNamed(step.slice(1, -1), scope)}]` : step;
      if (!part.parts.has(name)) part.parts.set(name, { values: [], parts: new Map() });
      part = part.parts.get(name)!;
    }
    part.values.push(value);
  }
  const message = textformat.fromText(definedBy, textOf(root));
  const values = valuesOf(message as unknown as Message, definedBy);
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

function extensionNamed(name: string, scope: NamespaceBase): string {
  const field = scope.lookup(name, protobuf.Field);
  if (!(field instanceof protobuf.Field)) throw new Error(`there is no extension "${name}"`);
  return field.fullName.slice(1);
}

type Message = { [name: string]: unknown };

function valuesOf(message: Message, type: Type): { [name: string]: OptionValue } {
  const fields = type.fieldsArray.filter(({ name }) => Object.hasOwn(message, name));
  const order = Object.keys(message);
  return Object.fromEntries(
    fields
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
      .map((field) => [
        field.declaringField ? `[${field.name.slice(1)}]` : field.name,
        valueOf(message[field.name], field),
      ]),
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
    return (resolvedType as Enum).valuesById[value as number] ?? Number(value);
  }
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  if (typeof value === 'object') return exact(String(value));
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  }
  return value as OptionValue;
}

/** A 64-bit integer: a number where that is exact, otherwise its digits. */
const exact = (digits: string) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : digits);
