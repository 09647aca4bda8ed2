import { clsx } from 'clsx';
import { useState } from 'react';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AddField } from './AddField';
import { useDesk } from './DeskContext';
import type { DeskField, DeskMessage } from './deskTypes';
import * as styles from './DeskField.css';

export interface MessageFieldsProps {
  message: DeskMessage;
  /** Name of the field that holds the message, or of the message. */
  subject: string;
  /** Whether it is part of another message, and can be folded. @default false */
  nested?: boolean;
}

/** The fields of a message, and a way to add those that it lacks. */
export function MessageFields({ message, subject, nested = false }: MessageFieldsProps) {
  const [isOpen, setOpen] = useState(true);
  const { Row, edit, focusNext } = useDesk();
  const { id, fields, absent } = message;
  return (
    <div className={clsx(nested && styles.inner)}>
      {nested && fields.length > 0 && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron" size={14} className={styles.chevron} />
          {isOpen
            ? 'Fold'
            : `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}${badCount(fields)}`}
          <VisuallyHidden> of {subject}</VisuallyHidden>
        </button>
      )}
      {isOpen && fields.map((field) => <Row key={field.id} field={field} />)}
      {isOpen && absent.length > 0 && (
        <AddField
          id={id}
          label={`Add a field${nested ? ` to ${subject}` : ''}`}
          options={absent}
          onAdd={(name) => {
            edit(id, { kind: 'choose', name });
            focusNext(`${id}/${name}`);
          }}
        />
      )}
    </div>
  );
}

/** The number of problems in a folded message, in words. */
function badCount(fields: DeskField[]): string {
  const count = fields.reduce((sum, { problemCount = 0 }) => sum + problemCount, 0);
  return count === 0 ? '' : `, ${count} ${count === 1 ? 'problem' : 'problems'}`;
}
