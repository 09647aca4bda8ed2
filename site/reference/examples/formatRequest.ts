import type { Clients } from '../../settings/schema';
import { parseText } from '../request/parseText';
import type {
  FieldSchema,
  MessageSchema,
  RequestMethod,
  RequestSchema,
  TypeName,
} from '../request/requestSchema';
import type { JsonValue, MessageValue, RequestValue } from '../request/requestValue';
import { messageOf, rootOf } from '../request/requestValue';
import { isTimestamp } from '../request/timestamp';
import { codeOfField, code as codeFrom, type Code } from './code';

/** A call with a request, as input for a language. */
export interface ExampleCall {
  method: RequestMethod;
  schema: RequestSchema;
  /** The request, or one of them if requests are streamed. */
  request: MessageValue;
  clients: Clients;
  /** Path of the file that declares the method. */
  protoPath: string;
}

/** How a language writes the parts of a request. Inner code isn't indented. */
export interface Literals {
  message: (message: MessageSchema, fields: [field: FieldSchema, code: Code][]) => Code;
  list: (items: Code[], field: FieldSchema) => Code;
  map: (entries: [key: string, code: Code][], field: FieldSchema) => Code;
  /** Wraps the value of a field, for example in the type for its oneof. @default no wrapper */
  wrap?: (code: Code, field: FieldSchema, message: MessageSchema) => Code;
  /** A value of an enum, by the full name of the enum. */
  enumValue: (type: string, name: string) => string;
  /** A scalar as in JSON: 64-bit integers and bytes are strings. */
  scalar: (type: string, json: JsonValue) => string;
  /** A time in RFC 3339. */
  time: (text: string) => string;
}

/** Field names that generators for TypeScript or Go change, because messages have methods with these names. */
const reservedNames =
  /^(constructor|to_?string|to_?json|value_?of|reset|string|proto_?message|marshal|unmarshal|descriptor)$/i;

/**
 * A request in a language. Invalid texts become strings. Undefined if the site has no code for a part of it, such as
 * `google.protobuf.Any` or a field whose name generators change.
 */
export function formatRequest({ request, schema }: ExampleCall, literals: Literals): Code | undefined {
  let isUnsupported = false;

  function formatText(text: string, type: TypeName): string {
    const { json, problem } = parseText(text, type, schema);
    isUnsupported ||= type.kind === 'message' && !isTimestamp(type);
    if (problem !== undefined || isUnsupported) return literals.scalar('string', text);
    if (type.kind === 'message') return literals.time(text.trim());
    if (type.kind === 'scalar') return literals.scalar(type.name, json);
    return typeof json === 'string' ? literals.enumValue(type.name, json) : literals.scalar('int32', json);
  }

  function format(value: RequestValue, field: FieldSchema): Code {
    if (value.kind === 'message') return formatMessage(value, messageOf(field.type, schema)!);
    if (value.kind === 'text') return codeFrom`${formatText(value.text, field.type)}`;
    const formatItem = (item: RequestValue) => format(item, field);
    if (value.kind === 'list') return literals.list(value.items.map(formatItem), field);
    const entries = value.entries.map((entry): [string, Code] => [
      formatText(entry.key, field.keyType!),
      formatItem(entry.value),
    ]);
    return literals.map(entries, field);
  }

  function formatMessage({ fields }: MessageValue, message: MessageSchema): Code {
    isUnsupported ||= message.fullName.startsWith('google.protobuf.');
    const members = message.fields.flatMap((field): [FieldSchema, Code][] => {
      const value = fields.get(field.name);
      if (value === undefined) return [];
      isUnsupported ||= reservedNames.test(field.name);
      const code = format(value, field);
      const wrapped = literals.wrap?.(code, field, message) ?? code;
      return [[field, codeOfField(`${message.fullName}.${field.name}`, wrapped)]];
    });
    return literals.message(message, members);
  }

  const code = formatMessage(request, rootOf(schema));
  return isUnsupported ? undefined : code;
}
