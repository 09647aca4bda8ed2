import type { DeskEdit } from '#ui';

import { editAt, withField, type Path } from '../../reference/request/edit';
import type { FieldSchema, MessageSchema, RequestSchema } from '../../reference/request/requestSchema';
import {
  emptyMessage,
  messageOf,
  startOf,
  startValue,
  textValue,
  type MapValue,
  type MessageValue,
} from '../../reference/request/requestValue';

/** A request after what a reader did to the field with an id. */
export function applyEdit(
  value: MessageValue,
  id: string,
  edit: DeskEdit,
  schema: RequestSchema,
): MessageValue {
  const place = placeOf(id, schema);
  switch (edit.kind) {
    case 'write':
      return write(value, place, edit.text);
    case 'remove':
      return editAt(value, place.entry ?? place.path, () => undefined);
    case 'add':
      return add(value, place, schema);
    case 'choose':
      return choose(value, place, edit.name, schema);
  }
}

/** What stands at an id. */
interface Place {
  path: Path;
  /** The message that is there, or that a oneof is in. */
  message?: MessageSchema;
  /** The field that is there, or whose item is. */
  field?: FieldSchema;
  /** Whether it is the field as a whole, and no item of it. */
  whole: boolean;
  /** Path of the entry of a map that is there. */
  entry?: Path;
  /** Which half of the entry. */
  half?: 'key' | 'value';
  /** Name of a oneof. */
  oneof?: string;
}

function placeOf(id: string, schema: RequestSchema): Place {
  let place: Place = { path: [], message: schema.messages[schema.type], whole: true };
  for (const step of id.split('/').slice(1)) {
    const { path, message, field, whole } = place;
    if (step.startsWith('?')) place = { path, message, whole, oneof: step.slice(1) };
    else if (place.entry && !place.half) {
      const half = step as 'key' | 'value';
      place = { ...place, half, message: half === 'value' ? messageOf(field!.type, schema) : undefined };
    } else if (field && whole && (field.label === 'repeated' || field.label === 'map')) {
      const inner = [...path, Number(step)];
      place =
        field.label === 'map'
          ? { path: inner, field, whole: false, entry: inner }
          : { path: inner, field, whole: false, message: messageOf(field.type, schema) };
    } else {
      const next = message!.fields.find(({ name }) => name === step)!;
      place = {
        path: [...path, step],
        field: next,
        whole: true,
        message: next.label === 'repeated' || next.label === 'map' ? undefined : messageOf(next.type, schema),
      };
    }
  }
  return place;
}

function write(value: MessageValue, { path, entry, half }: Place, text: string): MessageValue {
  if (half !== 'key') return editAt(value, path, () => textValue(text));
  const index = entry!.at(-1) as number;
  return editAt(value, entry!.slice(0, -1), (map) => {
    const { entries } = map as MapValue;
    return { kind: 'map', entries: entries.with(index, { ...entries[index]!, key: text }) };
  });
}

function add(value: MessageValue, { path, field }: Place, schema: RequestSchema): MessageValue {
  const start = startValue(field!.type, schema);
  return editAt(value, path, (before) => {
    if (field!.label === 'repeated')
      return { kind: 'list', items: [...(before?.kind === 'list' ? before.items : []), start] };
    if (field!.label === 'map')
      return {
        kind: 'map',
        entries: [...(before?.kind === 'map' ? before.entries : []), { key: '', value: start }],
      };
    return start;
  });
}

function choose(
  value: MessageValue,
  { path, message, oneof }: Place,
  name: string,
  schema: RequestSchema,
): MessageValue {
  return editAt(value, path, (before) => {
    const inner = before?.kind === 'message' ? before : emptyMessage;
    const field = message!.fields.find((each) => each.name === name);
    if (field) return withField(inner, field, startOf(field, schema), message!);
    const fields = new Map(inner.fields);
    for (const arm of message!.fields) if (arm.oneof === oneof) fields.delete(arm.name);
    return { kind: 'message', fields };
  });
}
