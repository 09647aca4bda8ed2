import type { DeskEdit } from '#ui';

import { editAt, placeAt, type Path } from '../../reference/request/edit';
import type { RequestSchema } from '../../reference/request/requestSchema';
import {
  startOf,
  startValue,
  textValue,
  type MessageValue,
  type RequestValue,
} from '../../reference/request/requestValue';

/** Returns the request after the reader edited the field with an id. */
export function applyEdit(
  request: MessageValue,
  id: string,
  edit: DeskEdit,
  schema: RequestSchema,
): MessageValue {
  const steps = id.split('/').slice(1);
  const oneof = steps.at(-1)?.startsWith('?') ? steps.pop()!.slice(1) : undefined;
  // No field has a name that begins with a digit.
  const path: Path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return editAt(request, path, changeOf(edit, path, oneof, schema));
}

function changeOf(edit: DeskEdit, path: Path, oneof: string | undefined, schema: RequestSchema) {
  const { field, message } = placeAt(path, schema);
  return (before: RequestValue | undefined): RequestValue | undefined => {
    switch (edit.kind) {
      case 'write':
        return textValue(edit.text);
      case 'remove':
        return undefined;
      case 'add': {
        const value = startValue(field!.type, schema);
        if (field!.label === 'repeated' && typeof path.at(-1) === 'string')
          return { kind: 'list', items: [...(before?.kind === 'list' ? before.items : []), value] };
        if (field!.label === 'map' && typeof path.at(-1) === 'string')
          return {
            kind: 'map',
            entries: [...(before?.kind === 'map' ? before.entries : []), { key: '', value }],
          };
        return value;
      }
      case 'choose': {
        const fields = new Map(before?.kind === 'message' ? before.fields : []);
        const chosen = message!.fields.find(({ name }) => name === edit.name);
        const group = chosen ? chosen.oneof : oneof;
        for (const arm of message!.fields)
          if (group !== undefined && arm.oneof === group) fields.delete(arm.name);
        if (chosen) fields.set(chosen.name, startOf(chosen, schema));
        return { kind: 'message', fields };
      }
    }
  };
}
