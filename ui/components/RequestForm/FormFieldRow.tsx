import { clsx } from 'clsx';
import { memo, useId, useState, type ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { TextButton } from '../Button/TextButton';
import { SeamedName } from '../CodeName/SeamedName';
import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import { FieldProblem } from '../LabeledField/FieldProblem';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ControlOf, isInput } from './ControlOf';
import { useRequestFormContext } from './FormContext';
import { marks } from './formMarks';
import type { FormField } from './formTypes';
import * as styles from './FormField.css';
import { plural } from './plural';
import { useLed } from './useLed';

/**
 * A field of a request: its name, description, value and problems. Renders a `<div>`; a group when it contains other
 * fields, which folds, and opens for a field that the reader is led to.
 */
export const FormFieldRow = memo(function FormFieldRow({ field: row }: { field: FormField }) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  useLed(row.id, () => setOpen(true));
  const { name, rules, problems = [], problemCount = 0, required, deprecated } = row;
  const isSingle = isInput(row);
  const problem = problems.join(' ');
  const notes = { badges: deprecated || (required && !isSingle), problem, rules };
  const described = Object.entries(notes).flatMap(([note, has]) => (has ? `${id}-${note}` : []));
  const explained = (
    <>
      {problem && (
        <FieldProblem id={`${id}-problem`}>
          <CodeText>{problem}</CodeText>
        </FieldProblem>
      )}
      {rules && (
        <p id={`${id}-rules`} className={styles.rules}>
          <CodeText>{rules}</CodeText>
        </p>
      )}
    </>
  );
  return (
    <div
      {...marks.field(row.id)}
      {...(!isSingle && {
        role: 'group',
        'aria-labelledby': `${id}-name`,
        'aria-describedby': described.join(' ') || undefined,
        tabIndex: -1,
      })}
      data-invalid={problem !== '' || undefined}
      className={clsx(styles.row, isSingle ? styles.single : styles.group)}
    >
      <FieldHead field={row} badgesId={`${id}-badges`}>
        {isSingle ? (
          <label htmlFor={id} className={styles.name}>
            <SeamedName>{name}</SeamedName>
          </label>
        ) : (
          <TextButton
            id={`${id}-name`}
            className={clsx(styles.name, styles.fold)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" size={14} className={styles.chevron} />
            <SeamedName>{name}</SeamedName>
          </TextButton>
        )}
      </FieldHead>
      {!isSingle && explained}
      {isOpen ? (
        <ControlOf
          field={row}
          label={{
            id,
            'aria-describedby': described.join(' ') || undefined,
            'aria-required': required,
            'aria-invalid': problem ? true : undefined,
          }}
        />
      ) : (
        problemCount > 0 && <FieldProblem>{plural(problemCount, 'problem')}</FieldProblem>
      )}
      {isSingle && explained}
    </div>
  );
});

/** The line above the value of a field: its name and type, and what can be done with it. Its comment is one press away. */
function FieldHead({
  field,
  badgesId,
  children,
}: {
  field: FormField;
  badgesId: string;
  children: ReactNode;
}) {
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
