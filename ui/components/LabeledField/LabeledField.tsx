import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import * as styles from './LabeledField.css';

/** Props that connect a control to its label: spread them on a TextField, a TextArea or a Select. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required'?: boolean;
}

export interface LabeledFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** Label of the control. */
  label: ReactNode;
  /** Help text below the control. */
  note?: ReactNode;
  /** The problem with its value. Marks the control as invalid. */
  problem?: string;
  /** Renders the control with the props that connect it to its label: `(control) => <TextField {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

/** A form field: label, control, problem and note. Renders a `<div>`. */
export function LabeledField({ label, note, problem, className, children, ...rest }: LabeledFieldProps) {
  const id = useId();
  const describedBy = [problem && `${id}-problem`, note !== undefined && `${id}-note`].filter(Boolean);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      {note !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

/** A problem with a value. Renders a `<p>`; put its `id` in the `aria-describedby` of the control. */
export function FieldProblem(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className={styles.problem} />;
}
