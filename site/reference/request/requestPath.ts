import type { FieldSchema, MessageSchema, RequestSchema } from './requestSchema';
import { emptyMessage, messageOf, rootOf, textValue, type MapEntry, type RequestValue } from './requestValue';

/** A path into a request: names of fields, and indexes of lists and maps. A map's index precedes `key` or `value`. */
export type Path = readonly (string | number)[];

/** A path as readers see it: `lines[0].name`. A oneof looks like a field. */
export const pathText = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step.replace('?', '')}`))
    .join('')
    .replace('.', '');

/** The field at a path, and the message that a field or an item contains there. */
export function fieldAt(path: Path, schema: RequestSchema): { field?: FieldSchema; message?: MessageSchema } {
  let field: FieldSchema | undefined;
  let message: MessageSchema | undefined = rootOf(schema);
  path.forEach((step, index) => {
    const isKeyOrValue = field?.label === 'map' && typeof path[index - 1] === 'number';
    if (typeof step === 'number' || isKeyOrValue) return;
    field = message?.fields.find(({ name }) => name === step);
    message = field && messageOf(field.type, schema);
  });
  return { field, message };
}

/** A value of a request, or none. */
type Edited = RequestValue | undefined;
type Change = (value: Edited) => Edited;

/**
 * Returns a request with one value replaced; all other values keep their identity.
 *
 * @param change Maps the current value to the new one; undefined removes it, or the whole entry of a map.
 */
export function editAt<Value extends RequestValue>(value: Value, path: Path, change: Change): Value {
  return (editValue(value, path, change) ?? emptyMessage) as Value;
}

function editValue(value: Edited, [step, ...rest]: Path, change: Change): Edited {
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
    return { kind: 'list', items: replaceAt(value.items, step, edited) };
  }
  if (value?.kind === 'map') {
    const edited = editEntry(value.entries[step]!, rest, change);
    return { kind: 'map', entries: replaceAt(value.entries, step, edited) };
  }
  return value;
}

function editEntry(entry: MapEntry, [side, ...rest]: Path, change: Change): MapEntry | undefined {
  if (side === 'key') {
    const key = change(textValue(entry.key));
    return key?.kind === 'text' ? { ...entry, key: key.text } : undefined;
  }
  const value = editValue(entry.value, rest, change);
  return value && { ...entry, value };
}

function replaceAt<Item>(items: readonly Item[], index: number, item: Item | undefined): Item[] {
  return item === undefined ? items.toSpliced(index, 1) : items.with(index, item);
}
