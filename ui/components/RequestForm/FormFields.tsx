import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { FormContext, FormTextContext, type FormContextValue } from './FormContext';
import { FormFieldRow } from './FormFieldRow';
import { focusOn } from './focusTargets';
import type { FormMessage, OnFormEdit } from './formTypes';
import { FieldProblem } from '../LabeledField/LabeledField';
import { MessageFields } from './MessageFields';

export interface FormFieldsProps {
  message: FormMessage;
  /** Called with an edit. Keep its identity stable. */
  onEdit: OnFormEdit;
  /** Id of the field to focus when this changes. @default none */
  fieldToFocus?: string;
  /** Which groups the reader has opened and folded, kept while the form is unmounted. @default new */
  folds?: Map<string, boolean>;
}

/** The form of a request. Focuses added fields, and the parent of removed ones. */
export function FormFields({ message, onEdit, fieldToFocus, folds: keptFolds }: FormFieldsProps) {
  const form = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(undefined);
  const [folds] = useState(() => keptFolds ?? new Map<string, boolean>());
  const text = useContext(FormTextContext);
  const context = useMemo(
    (): FormContextValue => ({
      text,
      Row: FormFieldRow,
      folds,
      edit: (id, edit) => {
        if (edit.kind === 'remove') nextFocus.current = id.slice(0, id.lastIndexOf('/'));
        onEdit(id, edit);
      },
      focusNext: (id) => {
        nextFocus.current = id;
        folds.set(id, true);
      },
      fieldToFocus,
    }),
    [text, onEdit, fieldToFocus, folds],
  );

  useLayoutEffect(() => {
    if (nextFocus.current === undefined || !form.current) return;
    focusOn(form.current, nextFocus.current);
    nextFocus.current = undefined;
  });

  useEffect(() => {
    if (fieldToFocus !== undefined && form.current) focusOn(form.current, fieldToFocus);
  }, [fieldToFocus]);

  return (
    <div ref={form}>
      {message.problems?.map((problem) => (
        <FieldProblem key={problem}>{problem}</FieldProblem>
      ))}
      <FormContext value={context}>
        <MessageFields message={message} />
      </FormContext>
    </div>
  );
}
