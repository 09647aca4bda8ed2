import { useCallback, useMemo, useState } from 'react';

import type { DeskEdit } from '#ui';

import type { JsonValue } from '../../reference/examples/example';
import { toJson } from '../../reference/examples/toJson';
import { checkRequest } from '../../reference/request/checkRequest';
import { fromJson, type Mismatch } from '../../reference/request/fromJson';
import type { RequestSchema } from '../../reference/request/requestSchema';
import type { MessageValue } from '../../reference/request/requestValue';
import { toExample } from '../../reference/request/toExample';
import { applyEdit } from './applyEdit';
import { formMaker } from './formOf';

/** What a reader writes as JSON, while they do. */
interface Draft {
  text: string;
  /** What is wrong with it as JSON of the message. */
  problems: string[];
}

/** A request that is edited: as a form, or as JSON. */
export function useRequest(schema: RequestSchema, start: MessageValue, now: Date) {
  const [value, setValue] = useState(start);
  const [draft, setDraft] = useState<Draft>();
  const makeForm = useMemo(() => formMaker(schema), [schema]);
  const problems = useMemo(() => checkRequest(value, { schema, now }), [value, schema, now]);
  const message = useMemo(() => makeForm(value, problems), [makeForm, value, problems]);
  const json = useMemo(() => jsonText(value, schema), [value, schema]);

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

/** A request as JSON, as a reader would write it. */
export const jsonText = (value: MessageValue, schema: RequestSchema): string =>
  JSON.stringify(toJson(toExample(value, schema)), null, 2);

function readJson(text: string, schema: RequestSchema): { value?: MessageValue; problems: string[] } {
  let json: JsonValue;
  try {
    json = JSON.parse(text) as JsonValue;
  } catch (error) {
    return { problems: [`This is no JSON: ${(error as Error).message}.`] };
  }
  const { value, mismatches } = fromJson(json, schema);
  return { value, problems: mismatches.map(mismatchText) };
}

/** A part that does not fit, as a sentence. */
export const mismatchText = ({ path, problem }: Mismatch): string =>
  path === '' ? `The request ${problem}.` : `${path} ${problem}.`;
