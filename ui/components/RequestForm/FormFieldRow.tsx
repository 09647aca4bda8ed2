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

/**
 * A field of a request: its name, description, value and problems. Renders a `<div>`; a group when it contains other
 * fields.
 */
export const FormFieldRow = memo(function FormFieldRow({ field: row }: { field: FormField }) {
  const id = useId();
  const { name, rules, problems = [], required, deprecated } = row;
  const isSingle = isInput(row);
  const problem = problems.join(' ');
  const notes = { badges: deprecated || (required && !isSingle), problem, rules };
  const described = Object.entries(notes).flatMap(([note, has]) => (has ? `${id}-${note}` : []));
  const label = <SeamedName>{name}</SeamedName>;
  const explained = <Notes id={id} problem={problem} rules={rules} />;
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
      className={styles.row}
    >
      <FieldHead field={row} badgesId={`${id}-badges`}>
        {isSingle ? (
          <label htmlFor={id} className={styles.name}>
            {label}
          </label>
        ) : (
          <span id={`${id}-name`} className={styles.name}>
            {label}
          </span>
        )}
      </FieldHead>
      {!isSingle && explained}
      <ControlOf
        field={row}
        label={{
          id,
          'aria-describedby': described.join(' ') || undefined,
          'aria-required': required,
          'aria-invalid': problem ? true : undefined,
        }}
      />
      {isSingle && explained}
    </div>
  );
});

function Notes({ id, problem, rules }: { id: string; problem: string; rules?: string }) {
  return (
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
}

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
