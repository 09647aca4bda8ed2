import { useCallback, useMemo, useState } from 'react';

import type { FormEdit } from '#ui';

import { checkRequest } from '../../reference/request/checkRequest';
import { editAt, fieldAt, type Path } from '../../reference/request/requestPath';
import { fromJson, type Mismatch } from '../../reference/request/fromJson';
import type { RequestSchema } from '../../reference/request/requestSchema';
import {
  initialFieldValue,
  initialValue,
  textValue,
  type JsonValue,
  type MessageValue,
  type RequestValue,
} from '../../reference/request/requestValue';
import { toJson } from '../../reference/request/toJson';
import { createFormBuilder, parseFieldId } from './createFormBuilder';
import { jsonSyntaxError } from './jsonSyntaxError';

/** The state of a request that is edited as a form or as JSON. */
export function useRequest(schema: RequestSchema, start: MessageValue, now: Date) {
  const [value, setValue] = useState(start);
  /** JSON that the reader is typing and that doesn't fit the message, and whether it fails to parse. */
  const [draft, setDraft] = useState<{ text: string; problems: string[]; broken: boolean }>();
  const buildForm = useMemo(() => createFormBuilder(schema), [schema]);
  const options = useMemo(() => ({ schema, now, cache: new WeakMap() }), [schema, now]);
  const problems = useMemo(() => checkRequest(value, options), [value, options]);
  const message = useMemo(() => buildForm(value, problems), [buildForm, value, problems]);

  const edit = useCallback(
    (id: string, change: FormEdit) => setValue((before) => applyEdit(before, id, change, schema)),
    [schema],
  );
  const setJson = (text: string) => {
    const { value: parsed, problems } = parseRequest(text, schema);
    if (parsed) setValue(parsed);
    setDraft({ text, problems, broken: !parsed });
  };
  const replace = (next: MessageValue) => {
    setValue(next);
    setDraft(undefined);
  };
  const json = useCallback(() => JSON.stringify(toJson(value, schema), null, 2), [value, schema]);
  return { value, message, json, draft, problems, edit, setJson, replace, setDraft };
}

function parseRequest(text: string, schema: RequestSchema): { value?: MessageValue; problems: string[] } {
  try {
    const { value, mismatches } = fromJson(JSON.parse(text) as JsonValue, schema);
    return { value, problems: mismatches.map(mismatchText) };
  } catch {
    return { problems: [`This is not valid JSON. ${jsonSyntaxError(text)}`] };
  }
}

/** A mismatch as a sentence. */
export const mismatchText = ({ path, problem }: Mismatch): string =>
  path === '' ? `The request ${problem}.` : `${path} ${problem}.`;

function applyEdit(request: MessageValue, id: string, edit: FormEdit, schema: RequestSchema): MessageValue {
  const { path, oneof } = parseFieldId(id);
  return editAt(request, path, changeOf(edit, path, oneof, schema));
}

function changeOf(edit: FormEdit, path: Path, oneof: string | undefined, schema: RequestSchema) {
  const { field, message } = fieldAt(path, schema);
  return (before: RequestValue | undefined): RequestValue | undefined => {
    switch (edit.kind) {
      case 'write':
        return textValue(edit.text);
      case 'remove':
        return undefined;
      case 'add': {
        const value = initialValue(field!.type, schema);
        if (before?.kind === 'list') return { kind: 'list', items: [...before.items, value] };
        if (before?.kind === 'map') return { kind: 'map', entries: [...before.entries, { key: '', value }] };
        return typeof path.at(-1) === 'string' ? initialFieldValue(field!, schema) : value;
      }
      case 'choose': {
        const fields = new Map(before?.kind === 'message' ? before.fields : []);
        const chosen = message!.fields.find(({ name }) => name === edit.name);
        const changedOneof = chosen ? chosen.oneof : oneof;
        for (const other of message!.fields) {
          if (changedOneof !== undefined && other.oneof === changedOneof) fields.delete(other.name);
        }
        if (chosen) fields.set(chosen.name, initialFieldValue(chosen, schema));
        return { kind: 'message', fields };
      }
    }
  };
}
