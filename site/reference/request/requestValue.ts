import { getOwn } from '../getOwn';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName, TypeRegistry } from './requestSchema';
import { isTimestamp } from './timestamp';

export type { JsonValue } from '../model';

/**
 * A request, in the form that examples, the form, JSON, and every language share. Missing fields are left out; others
 * can be empty or invalid. Scalars, enums, and well-known messages are kept as typed, and `parseText` parses them.
 */
export type RequestValue =
  | MessageValue
  | { kind: 'list'; items: readonly RequestValue[] }
  | { kind: 'map'; entries: readonly MapEntry[] }
  /** A scalar, an enum value, or a well-known message. */
  | { kind: 'text'; text: string };

export interface MessageValue {
  kind: 'message';
  /** By field name. */
  fields: ReadonlyMap<string, RequestValue>;
}

export interface MapEntry {
  key: string;
  value: RequestValue;
}

export const emptyMessage: MessageValue = { kind: 'message', fields: new Map() };
export const textValue = (text: string): RequestValue => ({ kind: 'text', text });

/** The schema of the request itself. */
export const rootOf = ({ messages, root }: RequestSchema): MessageSchema => messages[root]!;
/** The schema of a message; undefined for scalars, enums, and messages written as text. */
export function messageOf({ kind, name }: TypeName, { messages }: TypeRegistry): MessageSchema | undefined {
  return kind === 'message' ? getOwn(messages, name) : undefined;
}

/** The initial value of a field or an item. */
export function initialValue(type: TypeName, types: TypeRegistry): RequestValue {
  if (messageOf(type, types)) return emptyMessage;
  if (type.kind === 'scalar') return textValue(type.name === 'bool' ? 'false' : '');
  if (type.kind === 'message') return textValue(isTimestamp(type) ? '' : '{}');
  const values = valuesOf(type, types);
  return textValue((values.find(({ number }) => number !== 0) ?? values[0])?.name ?? '0');
}

/** The value of a field when it is added to a message. */
export function initialFieldValue({ label, type }: FieldSchema, types: TypeRegistry): RequestValue {
  const value = initialValue(type, types);
  if (label === 'repeated') return { kind: 'list', items: [value] };
  return label === 'map' ? { kind: 'map', entries: [{ key: '', value }] } : value;
}

/** The values of an enum; empty for an unknown one. */
export const valuesOf = ({ name }: TypeName, { enums }: TypeRegistry) => getOwn(enums, name)?.values ?? [];

/** The text of the zero value of a scalar or an enum. */
export function zeroText(type: TypeName, types: TypeRegistry): string {
  const { kind, name } = type;
  if (kind === 'enum') return valuesOf(type, types).find(({ number }) => number === 0)?.name ?? '0';
  if (name === 'bool') return 'false';
  return name === 'string' || name === 'bytes' ? '' : '0';
}

/** Whether a field is set. Without presence, an empty value counts as unset. */
export function isSet(value: RequestValue | undefined, field: FieldSchema, types: TypeRegistry): boolean {
  if (value === undefined) return false;
  return field.presence === 'explicit' || !isZero(value, field.type, types);
}

/** Whether a value is the zero value of its type. */
export function isZero(value: RequestValue, type: TypeName, types: TypeRegistry): boolean {
  if (value.kind === 'list') return value.items.length === 0;
  if (value.kind === 'map') return value.entries.length === 0;
  if (value.kind === 'message' || type.kind === 'message') return false;
  const { text } = value;
  if (type.kind === 'enum') {
    const value = valuesOf(type, types).find(({ name }) => name === text);
    return (value?.number ?? Number(text)) === 0;
  }
  if (/^(bool|string|bytes)$/.test(type.name)) return text === zeroText(type, types);
  // Protobuf distinguishes negative zero.
  return Object.is(Number(text), 0);
}
