import { memo, useId } from 'react';

import { SeamedName } from '../CodeName/SeamedName';
import { CodeText } from '../CodeText/CodeText';
import { FieldProblem } from '../LabeledField/FieldProblem';
import { ControlOf } from './ControlOf';
import { marks } from './formMarks';
import type { FormField } from './formTypes';
import * as styles from './FormField.css';
import { FieldHead } from './FieldHead';

/**
 * A field of a request: its name, description, value and problems. Renders a `<div>`; a group when it contains other
 * fields.
 */
export const FormFieldRow = memo(function FormFieldRow({ field: row }: { field: FormField }) {
  const id = useId();
  const { name, rules, problems = [], control, required, deprecated } = row;
  const isSingle = control.kind === 'text' || control.kind === 'checkbox' || control.kind === 'select';
  const problem = problems.join(' ');
  const notes = { badges: deprecated || (required && !isSingle), problem, rules };
  const described = Object.entries(notes).flatMap(([note, has]) => (has ? `${id}-${note}` : []));
  const label = <SeamedName>{name}</SeamedName>;
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
      {isSingle ? null : <Notes id={id} problem={problem} rules={rules} />}
      <ControlOf
        field={row}
        control={{
          id,
          'aria-describedby': described.join(' ') || undefined,
          'aria-required': required,
          'aria-invalid': problem ? true : undefined,
        }}
      />
      {isSingle ? <Notes id={id} problem={problem} rules={rules} /> : null}
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
