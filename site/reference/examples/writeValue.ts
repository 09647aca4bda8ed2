import { readText } from '../request/readText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from '../request/requestSchema';
import { messageOf, type JsonValue, type MessageValue, type RequestValue } from '../request/requestValue';
import { isTime } from '../request/wellKnown';

/** How a language writes the parts of a request. Inner code comes without indentation. */
export interface Literals {
  message: (message: MessageSchema, fields: [field: FieldSchema, code: string][]) => string;
  list: (items: string[], field: FieldSchema) => string;
  map: (entries: [key: string, code: string][], field: FieldSchema) => string;
  /** A value of an enum, by the full name of the enum. */
  enumValue: (type: string, name: string) => string;
  /** A scalar as in JSON: 64-bit integers and bytes are text. */
  scalar: (type: string, json: JsonValue) => string;
  /** A time in RFC 3339. */
  time: (text: string) => string;
}

/** Writes a request in a language. Invalid texts become strings. */
export function writeRequest(request: MessageValue, schema: RequestSchema, literals: Literals): string {
  return writeMessage(request, schema.messages[schema.type]!);

  function writeMessage({ fields }: MessageValue, message: MessageSchema): string {
    const members = message.fields.flatMap((field): [FieldSchema, string][] => {
      const value = fields.get(field.name);
      return value === undefined ? [] : [[field, write(value, field)]];
    });
    return literals.message(message, members);
  }

  function write(value: RequestValue, field: FieldSchema): string {
    switch (value.kind) {
      case 'message':
        return writeMessage(value, messageOf(field.type, schema)!);
      case 'list':
        return literals.list(
          value.items.map((item) => write(item, field)),
          field,
        );
      case 'map': {
        const entries = value.entries.map((entry): [string, string] => [
          writeText(entry.key, field.key!),
          write(entry.value, field),
        ]);
        return literals.map(entries, field);
      }
      case 'text':
        return writeText(value.text, field.type);
    }
  }

  function writeText(text: string, type: TypeName): string {
    const { json, problem } = readText(text, type, schema);
    if (problem !== undefined) return literals.scalar('string', text);
    if (type.kind === 'message') return literals.time(text.trim());
    if (type.kind === 'scalar') return literals.scalar(type.name, json);
    return typeof json === 'string' ? literals.enumValue(type.name, json) : literals.scalar('int32', json);
  }
}

/** Whether languages have no code for a part of a request, such as `google.protobuf.Any`. */
export function isRare(request: MessageValue, schema: RequestSchema): boolean {
  return isRareIn(request, { kind: 'message', name: schema.type });

  function isRareIn(value: RequestValue, type: TypeName): boolean {
    if (value.kind === 'list') return value.items.some((item) => isRareIn(item, type));
    if (value.kind === 'map') return value.entries.some((entry) => isRareIn(entry.value, type));
    if (value.kind === 'text') return type.kind === 'message' && !isTime(type);
    const message = messageOf(type, schema)!;
    return (
      message.type.startsWith('google.protobuf.') ||
      message.fields.some((field) => {
        const inner = value.fields.get(field.name);
        return inner !== undefined && isRareIn(inner, field.type);
      })
    );
  }
}
