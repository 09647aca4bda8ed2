import type { JsonValue } from '../examples/example';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from './requestSchema';
import { readText } from './readText';
import {
  emptyMessage,
  knownName,
  messageOf,
  scalarOf,
  textValue,
  type MapEntry,
  type MessageValue,
  type RequestValue,
} from './requestValue';

/** A part of a JSON text that is no part of the message. */
export interface Mismatch {
  /** Where it stands: `source.options.config`. */
  path: string;
  /** Why it cannot stand there. */
  problem: string;
}

export interface FromJson {
  value: MessageValue;
  /** What was left out. */
  mismatches: Mismatch[];
}

/** Reads a request from protobuf's JSON. What does not fit is left out, and told. */
export function fromJson(json: JsonValue, schema: RequestSchema): FromJson {
  const mismatches: Mismatch[] = [];
  const reader: Reader = { schema, mismatch: (path, problem) => void mismatches.push({ path, problem }) };
  const value = readMessage(json, schema.messages[schema.type]!, '', reader);
  return { value: value ?? emptyMessage, mismatches };
}

interface Reader {
  schema: RequestSchema;
  mismatch: (path: string, problem: string) => void;
}

type JsonObject = { [name: string]: JsonValue };

const isObject = (json: JsonValue): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const at = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function readMessage(
  json: JsonValue,
  message: MessageSchema,
  path: string,
  reader: Reader,
): MessageValue | undefined {
  if (!isObject(json)) {
    reader.mismatch(path, `is ${wordFor(json)}; expected an object`);
    return undefined;
  }
  const fields = new Map<string, RequestValue>();
  const given = new Map<string, string>();
  for (const [name, inner] of Object.entries(json)) {
    const place = at(path, name);
    const field = message.fields.find((each) => each.jsonName === name || each.name === name);
    if (!field) {
      reader.mismatch(place, 'is no field of the message');
      continue;
    }
    const value = readField(inner, field, place, reader);
    if (value === undefined) continue;
    const group = field.oneof === undefined ? `.${field.name}` : field.oneof;
    if (given.has(group)) reader.mismatch(place, `cannot be set with ${given.get(group)}`);
    else fields.set(field.name, value);
    given.set(group, name);
  }
  return { kind: 'message', fields };
}

function readField(
  json: JsonValue,
  field: FieldSchema,
  path: string,
  reader: Reader,
): RequestValue | undefined {
  const { label, type, key } = field;
  // Null stands for "left out", but where it is a value.
  if (json === null && (label === 'repeated' || label === 'map' || !takesNull(type))) return undefined;
  if (label === 'repeated') {
    if (!Array.isArray(json)) return void reader.mismatch(path, `is ${wordFor(json)}; expected a list`);
    const items = json.map((item, index) => readValue(item, type, `${path}[${index}]`, reader));
    return { kind: 'list', items: items.filter((item) => item !== undefined) };
  }
  if (label === 'map') {
    if (!isObject(json)) return void reader.mismatch(path, `is ${wordFor(json)}; expected an object`);
    const entries = Object.entries(json).flatMap(([name, inner]): MapEntry[] => {
      const place = `${path}[${JSON.stringify(name)}]`;
      const { problem } = readText(name, key!, reader.schema);
      if (problem !== undefined) reader.mismatch(place, `is no key of type ${key!.name}`);
      const value = problem === undefined ? readValue(inner, type, place, reader) : undefined;
      return value === undefined ? [] : [{ key: name, value }];
    });
    return { kind: 'map', entries };
  }
  return readValue(json, type, path, reader);
}

const takesNull = (type: TypeName) =>
  knownName(type) === 'Value' || type.name === 'google.protobuf.NullValue';

function readValue(json: JsonValue, type: TypeName, path: string, reader: Reader): RequestValue | undefined {
  const message = messageOf(type, reader.schema);
  if (message) return readMessage(json, message, path, reader);
  const text = textOf(json, type);
  if (text === undefined)
    return void reader.mismatch(path, `is ${wordFor(json)}; expected ${expected(type)}`);
  const { problem } = readText(text, type, reader.schema);
  // What a reader wrote in the place is theirs to mend.
  if (problem !== undefined && typeof json !== 'string')
    return void reader.mismatch(path, `is ${wordFor(json)}; expected ${expected(type)}`);
  return textValue(text);
}

/** The text that a reader would write for a value in JSON; undefined where the type has no such values. */
function textOf(json: JsonValue, type: TypeName): string | undefined {
  const scalar = scalarOf(type);
  if (type.kind === 'enum') {
    if (json === null) return type.name === 'google.protobuf.NullValue' ? 'NULL_VALUE' : undefined;
    return typeof json === 'string' || typeof json === 'number' ? String(json) : undefined;
  }
  if (scalar === undefined) {
    const isText = ['Timestamp', 'Duration'].includes(knownName(type) ?? '');
    if (isText) return typeof json === 'string' ? json : undefined;
    return JSON.stringify(json, null, 2);
  }
  if (scalar === 'string' || scalar === 'bytes') return typeof json === 'string' ? json : undefined;
  if (scalar === 'bool') return typeof json === 'boolean' ? String(json) : undefined;
  if (typeof json === 'number') return wholeText(json);
  return typeof json === 'string' ? json : undefined;
}

/** A number without an exponent, where it is a whole one. */
const wholeText = (number: number) =>
  Number.isInteger(number) && !Object.is(number, -0)
    ? BigInt(number).toString()
    : Object.is(number, -0)
      ? '-0'
      : String(number);

function wordFor(json: JsonValue): string {
  if (json === null) return 'null';
  if (Array.isArray(json)) return 'a list';
  if (typeof json === 'object') return 'an object';
  return typeof json === 'string' ? 'text' : typeof json === 'number' ? `the number ${json}` : String(json);
}

function expected(type: TypeName): string {
  if (type.kind === 'enum') return 'the name of a value';
  const scalar = scalarOf(type);
  if (scalar === 'string') return 'text';
  if (scalar === 'bytes') return 'text in base64';
  if (scalar === 'bool') return 'true or false';
  return scalar === undefined ? `a ${knownName(type) ?? 'message'}` : `a number of type ${scalar}`;
}
