import type { Example, JsonValue } from './example';

/** JSON of messages: an edit of a long request changes few of them. */
const messages = new WeakMap<Example, JsonValue>();

/** An example in ProtoJSON. */
export function toJson(example: Example): JsonValue {
  switch (example.kind) {
    case 'message': {
      const known = messages.get(example);
      if (known !== undefined) return known;
      const json = Object.fromEntries(
        example.fields.map(({ field, value }) => [field.jsonName, toJson(value)]),
      );
      messages.set(example, json);
      return json;
    }
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
