import type { Example, ExampleEntry } from '../examples/example';
import { readText } from './readText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from './requestSchema';
import { messageOf, type MessageValue, type RequestValue } from './requestValue';

const known = new WeakMap<RequestValue, Example>();

/**
 * Converts a request to the form that JSON and every language are written from. Texts that don't parse are kept as typed.
 */
export function toExample(value: MessageValue, schema: RequestSchema): Example {
  return messageExample(value, schema.messages[schema.type]!, schema);
}

function messageExample({ fields }: MessageValue, message: MessageSchema, schema: RequestSchema): Example {
  return {
    kind: 'message',
    type: message.type,
    fields: message.fields.flatMap((field) => {
      const value = fields.get(field.name);
      return value === undefined ? [] : [{ field, value: fieldExample(value, field, schema) }];
    }),
  };
}

/** Unchanged values are reused from one keystroke to the next. */
function fieldExample(value: RequestValue, field: FieldSchema, schema: RequestSchema): Example {
  const example = known.get(value) ?? makeExample(value, field, schema);
  if (value.kind !== 'text') known.set(value, example);
  return example;
}

function makeExample(value: RequestValue, { type, key }: FieldSchema, schema: RequestSchema): Example {
  switch (value.kind) {
    case 'list':
      return { kind: 'list', items: value.items.map((item) => singleExample(item, type, schema)) };
    case 'map':
      return {
        kind: 'map',
        entries: value.entries.map((entry): ExampleEntry => {
          const read = readText(entry.key, key!, schema).value;
          return {
            key: read?.kind === 'scalar' ? read : { kind: 'scalar', type: 'string', value: entry.key },
            value: singleExample(entry.value, type, schema),
          };
        }),
      };
    default:
      return singleExample(value, type, schema);
  }
}

function singleExample(value: RequestValue, type: TypeName, schema: RequestSchema): Example {
  if (value.kind === 'text')
    return readText(value.text, type, schema).value ?? { kind: 'scalar', type: 'string', value: value.text };
  const message = messageOf(type, schema);
  return value.kind === 'message' && message
    ? messageExample(value, message, schema)
    : { kind: 'message', type: type.name, fields: [] };
}
