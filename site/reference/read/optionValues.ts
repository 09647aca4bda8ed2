import protobuf, { type Field, type Type } from 'protobufjs';

import type { Option, OptionValue } from '../model';
import type { RawOptions } from './descriptors';

/** Options of a declaration, in the order of their numbers. */
export function optionsOf(values: RawOptions = {}, type: Type): Option[] {
  const members = Object.entries(messageJson(values, type));
  return members.map(([name, value]) => ({ name: name.replace(/^\[(.*)\]$/, '($1)'), value }));
}

function messageJson(values: RawOptions, type: Type): { [name: string]: OptionValue } {
  const set = Object.entries(values).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const members = set.map(([name, value]) => {
    const field = type.fields[name]!;
    return [field.declaringField ? `[${name.slice(1)}]` : name, fieldJson(value, field)] as const;
  });
  return Object.fromEntries(members);
}

function fieldJson(value: unknown, field: Field): OptionValue {
  if (Array.isArray(value)) return value.map((item) => itemJson(item, field));
  if (!field.map) return itemJson(value, field);
  const entries = Object.entries(value as RawOptions);
  return Object.fromEntries(entries.map(([key, item]) => [key, itemJson(item, field)]));
}

function itemJson(value: unknown, { resolvedType, type }: Field): OptionValue {
  if (resolvedType instanceof protobuf.Type) return messageJson(value as RawOptions, resolvedType);
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  if (typeof value === 'object') {
    // A 64-bit integer: a number if that is exact, or else its digits.
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  }
  if (typeof value !== 'number') return value as OptionValue;
  if (!Number.isFinite(value)) return String(value).toLowerCase().replace('infinity', 'inf');
  return type === 'float' ? shortest(value) : value;
}

/** A 32-bit number as it was written: 0.1 for 0.10000000149011612. */
function shortest(value: number): number {
  const written = Number(value.toPrecision(7));
  return Math.fround(written) === value ? written : value;
}
