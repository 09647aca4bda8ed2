import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';

import { DeskContext } from './DeskContext';
import { DeskFieldRow } from './DeskFieldRow';
import { focusOn } from './deskMarks';
import type { DeskMessage, OnDeskEdit } from './deskTypes';
import * as styles from '../LabeledField/LabeledField.css';
import { MessageFields } from './MessageFields';

export interface DeskFormProps {
  message: DeskMessage;
  /** Name of the request's message. */
  subject: string;
  /** Called with an edit. Keep its identity. */
  onEdit: OnDeskEdit;
  /** Id of the field that gets the focus when it is named. @default none */
  focusedField?: string;
}

/** The form of a request. Focuses added fields, and the parent of removed ones. */
export function DeskForm({ message, subject, onEdit, focusedField }: DeskFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const actions = useMemo(
    () => ({
      Row: DeskFieldRow,
      edit: (...[id, edit]: Parameters<OnDeskEdit>) => {
        if (edit.kind === 'remove') wanted.current = id.slice(0, id.lastIndexOf('/'));
        onEdit(id, edit);
      },
      focusNext: (id: string) => {
        wanted.current = id;
      },
      focusedField,
    }),
    [onEdit, focusedField],
  );

  useLayoutEffect(() => {
    if (wanted.current === undefined || !form.current) return;
    focusOn(form.current, wanted.current);
    wanted.current = undefined;
  });

  useEffect(() => {
    if (focusedField !== undefined && form.current) focusOn(form.current, focusedField);
  }, [focusedField]);

  return (
    <div ref={form}>
      {message.problems && message.problems.length > 0 && (
        <p className={styles.problem}>{message.problems.join(' ')}</p>
      )}
      <DeskContext value={actions}>
        <MessageFields message={message} subject={subject} />
      </DeskContext>
    </div>
  );
}
