import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from './requestSchema';
import { parseText } from './parseText';
import {
  emptyMessage,
  isObject,
  messageOf,
  textValue,
  type JsonValue,
  type MapEntry,
  type MessageValue,
  type RequestValue,
} from './requestValue';
import { isTimestamp } from './timestamp';

/** A part of a JSON text that doesn't fit the message. */
export interface Mismatch {
  /** `source.options.config`. */
  path: string;
  /** Rest of a sentence that begins with the path. */
  problem: string;
}

/** Parses a request in ProtoJSON. Parts that don't fit are left out and reported. */
export function fromJson(
  json: JsonValue,
  schema: RequestSchema,
): { value: MessageValue; mismatches: Mismatch[] } {
  const mismatches: Mismatch[] = [];
  const mismatch = (path: string, problem: string) => void mismatches.push({ path, problem });
  const value = parseMessage(json, schema.messages[schema.type]!, '', { schema, mismatch });
  return { value: value ?? emptyMessage, mismatches };
}

interface Context {
  schema: RequestSchema;
  mismatch: (path: string, problem: string) => void;
}

/** Reports a value of another type. */
const refuse = (path: string, found: JsonValue, expected: string, { mismatch }: Context): undefined =>
  void mismatch(path, `is ${wordFor(found)}; expected ${expected}`);

const at = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function parseMessage(
  json: JsonValue,
  message: MessageSchema,
  path: string,
  context: Context,
): MessageValue | undefined {
  if (!isObject(json)) return refuse(path, json, 'an object', context);
  const fields = new Map<string, RequestValue>();
  const given = new Map<string, string>();
  for (const [name, inner] of Object.entries(json)) {
    const place = at(path, name);
    const field = message.fields.find((each) => each.jsonName === name || each.name === name);
    if (!field) {
      context.mismatch(place, 'is not a field of the message');
      continue;
    }
    const value = parseField(inner, field, place, context);
    if (value === undefined) continue;
    const group = field.oneof === undefined ? `.${field.name}` : field.oneof;
    if (given.has(group)) context.mismatch(place, `cannot be set with ${given.get(group)}`);
    else fields.set(field.name, value);
    given.set(group, name);
  }
  return { kind: 'message', fields };
}

function parseField(
  json: JsonValue,
  field: FieldSchema,
  path: string,
  context: Context,
): RequestValue | undefined {
  const { label, type, key } = field;
  // Null means "left out", except where it is a value.
  if (json === null && (label === 'repeated' || label === 'map' || type.name !== 'google.protobuf.Value')) {
    return undefined;
  }
  if (label === 'repeated') {
    if (!Array.isArray(json)) return refuse(path, json, 'a list', context);
    const items = json.map((item, index) => parseValue(item, type, `${path}[${index}]`, context));
    return { kind: 'list', items: items.filter((item) => item !== undefined) };
  }
  if (label === 'map') {
    if (!isObject(json)) return refuse(path, json, 'an object', context);
    const entries = Object.entries(json).flatMap(([name, inner]): MapEntry[] => {
      const place = `${path}[${JSON.stringify(name)}]`;
      const { problem } = parseText(name, key!, context.schema);
      if (problem !== undefined) context.mismatch(place, `is not a key of type ${key!.name}`);
      const value = problem === undefined ? parseValue(inner, type, place, context) : undefined;
      return value === undefined ? [] : [{ key: name, value }];
    });
    return { kind: 'map', entries };
  }
  return parseValue(json, type, path, context);
}

function parseValue(
  json: JsonValue,
  type: TypeName,
  path: string,
  context: Context,
): RequestValue | undefined {
  const message = messageOf(type, context.schema);
  if (message) return parseMessage(json, message, path, context);
  const text = textOf(json, type);
  const isInvalid = text === undefined || parseText(text, type, context.schema).problem !== undefined;
  // An invalid text stays in the form for the reader to correct.
  if (text === undefined || (isInvalid && typeof json !== 'string')) {
    return refuse(path, json, expected(type), context);
  }
  return textValue(text);
}

/** The text that a reader would type for a value; undefined where the type has no such values. */
function textOf(json: JsonValue, type: TypeName): string | undefined {
  const isText = typeof json === 'string';
  if (type.kind === 'message') {
    if (isTimestamp(type)) return isText ? json : undefined;
    return JSON.stringify(json, null, 2);
  }
  if (type.name === 'bool') return typeof json === 'boolean' ? String(json) : undefined;
  if (isText) return json;
  const isNumeric = type.name !== 'string' && type.name !== 'bytes';
  return typeof json === 'number' && isNumeric ? numberText(json) : undefined;
}

/** A number; whole ones without an exponent. */
function numberText(number: number): string {
  if (Object.is(number, -0)) return '-0';
  return String(Number.isInteger(number) ? BigInt(number) : number);
}

function wordFor(json: JsonValue): string {
  if (json === null) return 'null';
  if (Array.isArray(json)) return 'a list';
  if (typeof json === 'object') return 'an object';
  if (typeof json === 'string') return 'text';
  return typeof json === 'number' ? `the number ${json}` : String(json);
}

function expected({ kind, name }: TypeName): string {
  if (kind === 'enum') return 'the name of a value';
  if (kind === 'message') return `a ${name.replace('google.protobuf.', '')}`;
  if (name === 'string') return 'text';
  if (name === 'bytes') return 'text in base64';
  return name === 'bool' ? 'true or false' : `a number of type ${name}`;
}
