import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import * as styles from './LabeledField.css';

/** Props of the control: spread them on an `<input>`, a `<textarea>` or a `<select>`. */
export interface FieldControl {
  id: string;
  className: string;
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
  /** Draws the control with what ties it to its label: `(control) => <input {...control} />`. */
  children: (control: FieldControl) => ReactNode;
}

/** A form field: label, control, hint and error. Renders a `<div>`. */
export function LabeledField({ label, note, problem, className, children, ...rest }: LabeledFieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, note !== undefined && `${id}-note`].filter(Boolean);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
