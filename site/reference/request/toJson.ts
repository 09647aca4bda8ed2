import { parseText } from './parseText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeRegistry } from './requestSchema';
import { messageOf, rootOf, type JsonValue, type MessageValue, type RequestValue } from './requestValue';

/** Caches the JSON of messages: an edit changes one of thousands. */
const jsonCache = new WeakMap<MessageValue, { message: MessageSchema; json: JsonValue }>();

/** A request in ProtoJSON. Invalid texts are kept as typed. */
export const toJson = (value: MessageValue, schema: RequestSchema): JsonValue =>
  messageJson(value, rootOf(schema), schema);

function messageJson(value: MessageValue, message: MessageSchema, types: TypeRegistry): JsonValue {
  const cached = jsonCache.get(value);
  if (cached?.message === message) return cached.json;
  const members = message.fields.flatMap((field): [string, JsonValue][] => {
    const inner = value.fields.get(field.name);
    return inner === undefined ? [] : [[field.jsonName, jsonOf(inner, field, types)]];
  });
  const json = Object.fromEntries(members);
  jsonCache.set(value, { message, json });
  return json;
}

function jsonOf(value: RequestValue, field: FieldSchema, types: TypeRegistry): JsonValue {
  switch (value.kind) {
    case 'list':
      return value.items.map((item) => jsonOf(item, field, types));
    case 'map':
      return Object.fromEntries(
        value.entries.map((entry) => [
          String(parseText(entry.key, field.keyType!, types).json),
          jsonOf(entry.value, field, types),
        ]),
      );
    case 'message':
      return messageJson(value, messageOf(field.type, types)!, types);
    case 'text':
      return parseText(value.text, field.type, types).json;
  }
}
