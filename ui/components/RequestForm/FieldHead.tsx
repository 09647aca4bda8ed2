import { useId, useState, type ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { TextButton } from '../Button/TextButton';
import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useRequestFormContext } from './FormContext';
import type { FormField } from './formTypes';
import * as styles from './FormField.css';

export interface FieldHeadProps {
  field: FormField;
  /** Id of the badges. */
  badgesId: string;
  /** The name of the field: a `<label>`, or what names a group. */
  children: ReactNode;
}

/** The line above the value of a field: its name and type, and what can be done with it. Its comment is one press away. */
export function FieldHead({ field, badgesId, children }: FieldHeadProps) {
  const { id, name, type, comment, required, deprecated, removable } = field;
  const { edit } = useRequestFormContext();
  const [open, setOpen] = useState(false);
  const commentId = useId();
  return (
    <>
      <div className={styles.head}>
        {children}
        <span className={styles.type}>{type}</span>
        <span id={badgesId} className={styles.badges}>
          {required && <Badge tone="strong">required</Badge>}
          {deprecated && <Badge tone="warning">Deprecated</Badge>}
        </span>
        <span className={styles.actions}>
          {comment && (
            <TextButton
              tone="quiet"
              aria-expanded={open}
              aria-controls={open ? commentId : undefined}
              onClick={() => setOpen(!open)}
            >
              About<VisuallyHidden> {name}</VisuallyHidden>
            </TextButton>
          )}
          {removable && (
            <TextButton tone="quiet" onClick={() => edit(id, { kind: 'remove' })} title="Remove">
              <Icon name="close" size={14} />
              <VisuallyHidden>Remove {name}</VisuallyHidden>
            </TextButton>
          )}
        </span>
      </div>
      {open && (
        <p id={commentId} className={styles.comment}>
          <CodeText>{comment!}</CodeText>
        </p>
      )}
    </>
  );
}
