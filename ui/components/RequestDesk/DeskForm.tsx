import { useLayoutEffect, useMemo, useRef } from 'react';

import { DeskContext } from './DeskContext';
import { DeskFieldRow } from './DeskFieldRow';
import { focusOn } from './deskMarks';
import type { DeskMessage, OnDeskEdit } from './deskTypes';
import { MessageFields } from './MessageFields';

export interface DeskFormProps {
  message: DeskMessage;
  /** Name of the request's message. */
  subject: string;
  /** Called with what the reader does. Stays the same function. */
  onEdit: OnDeskEdit;
}

/** The form of a request. What is added gets the focus; where something is left out, the focus goes to what it was left out of. */
export function DeskForm({ message, subject, onEdit }: DeskFormProps) {
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
    }),
    [onEdit],
  );

  useLayoutEffect(() => {
    if (wanted.current === undefined || !form.current) return;
    focusOn(form.current, wanted.current);
    wanted.current = undefined;
  });

  return (
    <div ref={form}>
      <DeskContext value={actions}>
        <MessageFields message={message} subject={subject} />
      </DeskContext>
    </div>
  );
}
