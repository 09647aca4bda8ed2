import { readText } from './readText';
import type { FieldSchema, MessageSchema, RequestSchema, Types } from './requestSchema';
import { messageOf, type JsonValue, type MessageValue, type RequestValue } from './requestValue';

/** A request in ProtoJSON. Invalid texts are kept as typed. */
export const toJson = (value: MessageValue, schema: RequestSchema): JsonValue =>
  messageJson(value, schema.messages[schema.type]!, schema);

function messageJson({ fields }: MessageValue, message: MessageSchema, types: Types): JsonValue {
  return Object.fromEntries(
    message.fields.flatMap((field) => {
      const value = fields.get(field.name);
      return value === undefined ? [] : [[field.jsonName, jsonOf(value, field, types)]];
    }),
  );
}

function jsonOf(value: RequestValue, field: FieldSchema, types: Types): JsonValue {
  switch (value.kind) {
    case 'list':
      return value.items.map((item) => jsonOf(item, field, types));
    case 'map':
      return Object.fromEntries(
        value.entries.map((entry) => [
          String(readText(entry.key, field.key!, types).json),
          jsonOf(entry.value, field, types),
        ]),
      );
    case 'message':
      return messageJson(value, messageOf(field.type, types)!, types);
    case 'text':
      return readText(value.text, field.type, types).json;
  }
}
