import { useCallback, useMemo, useState } from 'react';

import type { DeskEdit } from '#ui';

import { checkRequest } from '../../reference/request/checkRequest';
import { fromJson, type Mismatch } from '../../reference/request/fromJson';
import type { RequestSchema } from '../../reference/request/requestSchema';
import type { JsonValue, MessageValue } from '../../reference/request/requestValue';
import { toJson } from '../../reference/request/toJson';
import { applyEdit } from './applyEdit';
import { formMaker } from './formOf';

/** JSON that the reader is typing. */
interface Draft {
  text: string;
  /** Where it doesn't fit the message. */
  problems: string[];
}

/** The state of a request that is edited as a form or as JSON. */
export function useRequest(schema: RequestSchema, start: MessageValue, now: Date) {
  const [value, setValue] = useState(start);
  const [draft, setDraft] = useState<Draft>();
  const makeForm = useMemo(() => formMaker(schema), [schema]);
  const problems = useMemo(() => checkRequest(value, { schema, now }), [value, schema, now]);
  const message = useMemo(() => makeForm(value, problems), [makeForm, value, problems]);
  const json = useMemo(() => JSON.stringify(toJson(value, schema), null, 2), [value, schema]);

  const edit = useCallback(
    (id: string, change: DeskEdit) => setValue((before) => applyEdit(before, id, change, schema)),
    [schema],
  );
  const writeJson = useCallback(
    (text: string) => {
      const read = readJson(text, schema);
      if (read.value) setValue(read.value);
      setDraft({ text, problems: read.problems });
    },
    [schema],
  );
  const replace = useCallback((next: MessageValue) => {
    setValue(next);
    setDraft(undefined);
  }, []);
  const endDraft = useCallback(() => setDraft(undefined), []);
  return { value, message, json, draft, problems, edit, writeJson, replace, endDraft };
}

function readJson(text: string, schema: RequestSchema): { value?: MessageValue; problems: string[] } {
  let json: JsonValue;
  try {
    json = JSON.parse(text) as JsonValue;
  } catch (error) {
    return { problems: [`This is not valid JSON: ${(error as Error).message}.`] };
  }
  const { value, mismatches } = fromJson(json, schema);
  return { value, problems: mismatches.map(mismatchText) };
}

/** A mismatch as a sentence. */
export const mismatchText = ({ path, problem }: Mismatch): string =>
  path === '' ? `The request ${problem}.` : `${path} ${problem}.`;
