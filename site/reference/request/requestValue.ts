import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from './requestSchema';

/**
 * A request as typed: missing fields are left out, and others can be empty or invalid. Scalars, enums and well-known
 * messages are kept as text, which `readText` parses by type.
 */
export type RequestValue = MessageValue | ListValue | MapValue | TextValue;

export interface MessageValue {
  kind: 'message';
  /** By the names of the fields. */
  fields: ReadonlyMap<string, RequestValue>;
}

export interface ListValue {
  kind: 'list';
  items: readonly RequestValue[];
}

export interface MapValue {
  kind: 'map';
  entries: readonly MapEntry[];
}

export interface MapEntry {
  key: string;
  value: RequestValue;
}

/** A scalar, an enum value, or a message with a special JSON form. */
export interface TextValue {
  kind: 'text';
  text: string;
}

export const emptyMessage: MessageValue = { kind: 'message', fields: new Map() };
export const textValue = (text: string): TextValue => ({ kind: 'text', text });

/** The schema of a message; undefined for scalars, enums, and messages that are written as text. */
export function messageOf({ kind, name }: TypeName, { messages }: RequestSchema): MessageSchema | undefined {
  return kind === 'message' && Object.hasOwn(messages, name) ? messages[name] : undefined;
}

/** Short name of a well-known message: `Timestamp`, `StringValue`. */
export function knownName({ kind, name }: TypeName): string | undefined {
  return kind === 'message' && name.startsWith('google.protobuf.') ? name.slice(16) : undefined;
}

const wrapped = /^(Bool|Bytes|Double|Float|Int32|Int64|String|UInt32|UInt64)Value$/;

/** The scalar type of a text: the type itself, or what a wrapper such as `StringValue` wraps. */
export function scalarOf(type: TypeName): string | undefined {
  if (type.kind === 'scalar') return type.name;
  return wrapped.exec(knownName(type) ?? '')?.[1]?.toLowerCase();
}

/** The initial value of a field or an item. */
export function startValue(type: TypeName, schema: RequestSchema): RequestValue {
  if (messageOf(type, schema)) return emptyMessage;
  if (type.kind === 'enum') {
    const values = valuesOf(type, schema);
    return textValue((values.find(({ number }) => number !== 0) ?? values[0])?.name ?? '0');
  }
  const scalar = scalarOf(type);
  if (scalar !== undefined) return textValue(scalar === 'bool' ? 'false' : '');
  const starts: Record<string, string> = {
    Struct: '{}',
    ListValue: '[]',
    Empty: '{}',
    Value: '""',
    Any: '{}',
    FieldMask: '""',
  };
  return textValue(starts[knownName(type)!] ?? (knownName(type) === undefined ? '{}' : ''));
}

/** The value of a field when it is added to a message. */
export function startOf({ label, type }: FieldSchema, schema: RequestSchema): RequestValue {
  const value = startValue(type, schema);
  if (label === 'repeated') return { kind: 'list', items: [value] };
  return label === 'map' ? { kind: 'map', entries: [{ key: '', value }] } : value;
}

/** The values of an enum; none for an unknown one. */
export const valuesOf = ({ name }: TypeName, { enums }: RequestSchema) =>
  Object.hasOwn(enums, name) ? enums[name]!.values : [];

/** The text of the zero value of a scalar or an enum. */
export function zeroText(type: TypeName, schema: RequestSchema): string {
  const { kind, name } = type;
  if (kind === 'enum') return valuesOf(type, schema).find(({ number }) => number === 0)?.name ?? '0';
  if (name === 'bool') return 'false';
  return name === 'string' || name === 'bytes' ? '' : '0';
}

/** Whether a field is set. Without presence, an empty value counts as unset. */
export function isSet(
  value: RequestValue | undefined,
  field: FieldSchema,
  schema: RequestSchema,
): value is RequestValue {
  if (value === undefined) return false;
  const tells = field.presence === 'explicit' || field.presence === 'required';
  return (tells && value.kind !== 'list' && value.kind !== 'map') || !isZero(field, value, schema);
}

/** Whether a value is the zero value of its type. */
export function isZero({ type }: FieldSchema, value: RequestValue, schema: RequestSchema): boolean {
  if (value.kind === 'list') return value.items.length === 0;
  if (value.kind === 'map') return value.entries.length === 0;
  if (value.kind === 'message' || type.kind === 'message') return false;
  const { text } = value;
  if (type.kind === 'enum') {
    const value = valuesOf(type, schema).find(({ name }) => name === text);
    return (value?.number ?? Number(text)) === 0;
  }
  if (type.name === 'bool') return text === 'false';
  return text === '' || (type.name !== 'string' && type.name !== 'bytes' && isZeroNumber(text));
}

// Protobuf distinguishes negative zero.
const isZeroNumber = (text: string) => Object.is(Number(text), 0);
