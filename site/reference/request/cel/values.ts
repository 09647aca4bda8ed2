import { readDuration, readTime } from '../knownTexts';
import { readText } from '../readText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from '../requestSchema';
import {
  emptyMessage,
  isSet,
  knownName,
  messageOf,
  scalarOf,
  valuesOf,
  zeroText,
  type MessageValue,
  type RequestValue,
} from '../requestValue';
import { NotUnderstood } from './parse';

/** What an expression calls `this`. */
export type Subject =
  | { kind: 'message'; value: MessageValue; message: MessageSchema }
  | { kind: 'field'; value: RequestValue | undefined; field: FieldSchema }
  | { kind: 'single'; value: RequestValue; type: TypeName };

/**
 * A part of a request as expressions see it.
 *
 * @throws {NotUnderstood} When a text is nothing of its type, or of a type that is not understood here.
 */
export function celOf(subject: Subject, schema: RequestSchema): Value {
  if (subject.kind === 'message') return structOf(subject.value, subject.message, schema);
  if (subject.kind === 'field') return fieldValue(subject.value, subject.field, schema);
  return singleValue(subject.value, subject.type, schema);
}

function structOf(value: MessageValue, message: MessageSchema, schema: RequestSchema): Struct {
  const field = (name: string) => message.fields.find((each) => each.name === name);
  return {
    kind: 'struct',
    get identity() {
      return JSON.stringify([...value.fields].map(([name, inner]) => [name, plain(inner)]));
    },
    has: (name) => {
      const found = field(name);
      if (!found) throw new NotUnderstood(name);
      return isSet(value.fields.get(name), found, schema);
    },
    get: (name) => {
      const found = field(name);
      return found && fieldValue(value.fields.get(name), found, schema);
    },
  };
}

const plain = (value: RequestValue): unknown =>
  value.kind === 'message' ? [...value.fields].map(([name, inner]) => [name, plain(inner)]) : value;

function fieldValue(value: RequestValue | undefined, field: FieldSchema, schema: RequestSchema): Value {
  const { label, type } = field;
  if (label === 'repeated')
    return value?.kind === 'list' ? value.items.map((item) => singleValue(item, type, schema)) : [];
  if (label === 'map') {
    const entries = value?.kind === 'map' ? value.entries : [];
    return new Map(entries.map((entry) => [entry.key, singleValue(entry.value, type, schema)]));
  }
  if (value) return singleValue(value, type, schema);
  if (messageOf(type, schema)) return singleValue(emptyMessage, type, schema);
  if (type.kind === 'message') throw new NotUnderstood(type.name);
  return singleValue({ kind: 'text', text: zeroText(type, schema) }, type, schema);
}

function singleValue(value: RequestValue, type: TypeName, schema: RequestSchema): Value {
  if (value.kind === 'message') return structOf(value, messageOf(type, schema)!, schema);
  if (value.kind !== 'text') throw new NotUnderstood(type.name);
  const { value: read } = readText(value.text, type, schema);
  if (read?.kind === 'enum') {
    const number = valuesOf(type, schema).find(({ name }) => name === read.value)?.number;
    if (number !== undefined) return BigInt(number);
  }
  if (read?.kind === 'known' && knownName(type) === 'Duration')
    return { kind: 'duration', nanos: readDuration(String(read.json))! };
  if (read?.kind === 'known' && knownName(type) === 'Timestamp')
    return { kind: 'timestamp', nanos: readTime(String(read.json))! };
  const scalar = scalarOf(type);
  if (read?.kind !== 'scalar' && read?.kind !== 'known') throw new NotUnderstood(type.name);
  const json = read.kind === 'scalar' ? read.value : read.json;
  if (scalar === undefined || scalar === 'bytes') throw new NotUnderstood(type.name);
  if (scalar === 'string' || scalar === 'bool') return json as string | boolean;
  return scalar === 'double' || scalar === 'float' ? Number(json) : BigInt(String(json));
}

/** A value of an expression. Numbers are doubles; integers, signed or not, are `bigint`. */
export type Value =
  | bigint
  | number
  | string
  | boolean
  | null
  | Moment
  | Struct
  | Value[]
  | ReadonlyMap<string, Value>;

/** A duration, or a point in time. */
export interface Moment {
  kind: 'duration' | 'timestamp';
  nanos: bigint;
}

/** A message, of which an expression asks for fields. */
export interface Struct {
  kind: 'struct';
  /** What makes two of them the same. */
  identity: string;
  has: (name: string) => boolean;
  /** A field that is left out has the value that stands for that. Undefined for what is no field. */
  get: (name: string) => Value | undefined;
}
