import type { Example, JsonValue } from './example';

/** An example as protobuf's JSON: names of fields as JSON has them, enum values by name, 64 bits as text. */
export function toJson(example: Example): JsonValue {
  switch (example.kind) {
    case 'message':
      return Object.fromEntries(example.fields.map(({ field, value }) => [field.jsonName, toJson(value)]));
    case 'list':
      return example.items.map(toJson);
    case 'map':
      return Object.fromEntries(example.entries.map(({ key, value }) => [String(key.value), toJson(value)]));
    case 'known':
      return example.json;
    default:
      return example.value;
  }
}
