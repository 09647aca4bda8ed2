import type { FieldSchema, MessageSchema } from './requestSchema';
import { emptyMessage, type MessageValue, type RequestValue } from './requestValue';

/** A path into a request: names of fields, and indexes of lists and maps. */
export type Path = readonly (string | number)[];

/**
 * Returns a request with one value replaced; everything off the path keeps its identity.
 *
 * @param change Maps the current value to the new one; undefined removes it.
 */
export function editAt<Value extends RequestValue>(
  value: Value,
  path: Path,
  change: (value: RequestValue | undefined) => RequestValue | undefined,
): Value {
  return (editValue(value, path, change) ?? emptyMessage) as Value;
}

function editValue(
  value: RequestValue | undefined,
  [step, ...rest]: Path,
  change: (value: RequestValue | undefined) => RequestValue | undefined,
): RequestValue | undefined {
  if (step === undefined) return change(value);
  if (typeof step === 'string') {
    const fields = new Map(value?.kind === 'message' ? value.fields : []);
    const edited = editValue(fields.get(step), rest, change);
    if (edited === undefined) fields.delete(step);
    else fields.set(step, edited);
    return { kind: 'message', fields };
  }
  if (value?.kind === 'list') {
    const edited = editValue(value.items[step], rest, change);
    const items = edited === undefined ? value.items.toSpliced(step, 1) : value.items.with(step, edited);
    return { kind: 'list', items };
  }
  if (value?.kind === 'map') {
    const entry = value.entries[step]!;
    const edited = editValue(entry.value, rest, change);
    const entries =
      edited === undefined
        ? value.entries.toSpliced(step, 1)
        : value.entries.with(step, { key: entry.key, value: edited });
    return { kind: 'map', entries };
  }
  return value;
}

/** A message with a field set; the others of its oneof are left out. */
export function withField(
  message: MessageValue,
  field: FieldSchema,
  value: RequestValue,
  { fields }: MessageSchema,
): MessageValue {
  const set = new Map(message.fields);
  if (field.oneof !== undefined)
    for (const other of fields) if (other.oneof === field.oneof) set.delete(other.name);
  return { kind: 'message', fields: set.set(field.name, value) };
}
