import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from './requestSchema';
import { parseText } from './parseText';
import type { JsonValue, MapEntry, MessageValue, RequestValue } from './requestValue';
import { emptyMessage, messageOf, rootOf, textValue } from './requestValue';
import { isTimestamp } from './timestamp';

/** A part of some JSON that doesn't fit the message. */
export interface Mismatch {
  /** `source.options.config`. */
  path: string;
  /** The rest of a sentence that starts with the path. */
  problem: string;
}

/** Parses a request in ProtoJSON. Parts that don't fit are left out and reported. */
export function fromJson(json: JsonValue, schema: RequestSchema) {
  const mismatches: Mismatch[] = [];
  const value = parseMessage(json, rootOf(schema), { schema, path: '', mismatches });
  return { value: value ?? emptyMessage, mismatches };
}

interface Context {
  schema: RequestSchema;
  path: string;
  mismatches: Mismatch[];
}

const report = ({ path, mismatches }: Context, problem: string) => void mismatches.push({ path, problem });

/** Reports a value of the wrong type. */
const reportType = (json: JsonValue, expected: string, context: Context): undefined =>
  report(context, `is ${wordFor(json)}; expected ${expected}`);

const isObject = (json: JsonValue): json is { [name: string]: JsonValue } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function parseMessage(json: JsonValue, message: MessageSchema, context: Context): MessageValue | undefined {
  if (!isObject(json)) return reportType(json, 'an object', context);
  const fields = new Map<string, RequestValue>();
  const setNames = new Map<string, string>();
  for (const [name, inner] of Object.entries(json)) {
    const fieldContext = { ...context, path: context.path === '' ? name : `${context.path}.${name}` };
    const field = message.fields.find((each) => each.jsonName === name || each.name === name);
    if (!field) {
      report(fieldContext, 'is not a field of the message');
      continue;
    }
    const value = parseField(inner, field, fieldContext);
    if (value === undefined) continue;
    const oneof = field.oneof ?? `.${field.name}`;
    if (setNames.has(oneof)) report(fieldContext, `cannot be set with ${setNames.get(oneof)}`);
    else fields.set(field.name, value);
    setNames.set(oneof, name);
  }
  return { kind: 'message', fields };
}

function parseField(json: JsonValue, field: FieldSchema, context: Context): RequestValue | undefined {
  const { label, type, keyType } = field;
  // Null means "left out", except if it is a value.
  const isNullable = type.name === 'google.protobuf.Value' && label !== 'repeated' && label !== 'map';
  if (json === null && !isNullable) return undefined;
  const contextAt = (step: string) => ({ ...context, path: `${context.path}[${step}]` });
  if (label === 'repeated') {
    if (!Array.isArray(json)) return reportType(json, 'a list', context);
    const items = json.map((item, index) => parseValue(item, type, contextAt(String(index))));
    return { kind: 'list', items: items.filter((item) => item !== undefined) };
  }
  if (label === 'map') {
    if (!isObject(json)) return reportType(json, 'an object', context);
    const entries = Object.entries(json).flatMap(([name, inner]): MapEntry[] => {
      const entryContext = contextAt(JSON.stringify(name));
      const { problem } = parseText(name, keyType!, context.schema);
      if (problem !== undefined) report(entryContext, `is not a key of type ${keyType!.name}`);
      const value = problem === undefined ? parseValue(inner, type, entryContext) : undefined;
      return value === undefined ? [] : [{ key: name, value }];
    });
    return { kind: 'map', entries };
  }
  return parseValue(json, type, context);
}

function parseValue(json: JsonValue, type: TypeName, context: Context): RequestValue | undefined {
  const message = messageOf(type, context.schema);
  if (message) return parseMessage(json, message, context);
  const text = typedText(json, type);
  const isInvalid = text === undefined || parseText(text, type, context.schema).problem !== undefined;
  // An invalid text stays in the form, where the reader can correct it.
  if (text === undefined || (isInvalid && typeof json !== 'string')) {
    return reportType(json, describeType(type), context);
  }
  return textValue(text);
}

/** The text that a reader would type for a value; undefined if the type has no such value. */
function typedText(json: JsonValue, type: TypeName): string | undefined {
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

/** A number; integers have no exponent. */
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

function describeType({ kind, name }: TypeName): string {
  if (kind === 'enum') return 'the name of a value';
  if (kind === 'message') return `a ${name.replace('google.protobuf.', '')}`;
  if (name === 'string') return 'text';
  if (name === 'bytes') return 'text in base64';
  return name === 'bool' ? 'true or false' : `a number of type ${name}`;
}
