import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { LabeledField } from '../LabeledField/LabeledField';
import { parts } from './SampleForm.behavior';
import * as styles from './SampleForm.css';

export interface SampleField {
  /** Which places on the page the field fills: those whose `data-sample` has this value. */
  name: string;
  label: string;
  /** What stands in it at first. */
  value: string;
}

export interface SampleFormProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What the fields are for. @default 'Your values' */
  heading?: string;
  fields: SampleField[];
  /** What happens with what is typed. */
  note?: ReactNode;
}

/**
 * Values that examples on the page are filled with: `SampleForm.behavior.ts` puts them in while they are typed. Renders a
 * `<fieldset>` that is out of sight without a script.
 */
export function SampleForm({ heading = 'Your values', fields, note, className, ...rest }: SampleFormProps) {
  const id = useId();
  return (
    <fieldset {...rest} className={clsx(styles.root, className)}>
      <legend className={styles.heading}>{heading}</legend>
      {fields.map(({ name, label, value }) => (
        <LabeledField key={name} label={label} className={styles.field}>
          {(control) => (
            <input
              {...control}
              {...parts.field.mark(name)}
              defaultValue={value}
              spellCheck={false}
              autoComplete="off"
              aria-describedby={note ? id : undefined}
            />
          )}
        </LabeledField>
      ))}
      {note && (
        <p id={id} className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
