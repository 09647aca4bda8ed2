import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { LabeledField } from '../LabeledField/LabeledField';
import { TextField } from '../LabeledField/TextField';
import { parts } from './ExampleValues.behavior';
import * as styles from './ExampleValues.css';

export interface ExampleField {
  /** The field fills elements whose `data-example-value` has this value. */
  name: string;
  label: string;
  /** Its initial value. */
  value: string;
}

export interface ExampleValuesProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  heading: string;
  fields: ExampleField[];
  /** Text below the fields about the use of the values. */
  note?: ReactNode;
}

/** Values that examples on the page show while they are typed. A `<fieldset>`, hidden without a script. */
export function ExampleValues({ heading, fields, note, className, ...rest }: ExampleValuesProps) {
  const id = useId();
  return (
    <fieldset {...rest} className={clsx(styles.root, className)}>
      <legend className={styles.heading}>{heading}</legend>
      {fields.map(({ name, label, value }) => (
        <LabeledField key={name} label={label} className={styles.field}>
          {(control) => (
            <TextField
              {...control}
              {...parts.field.mark(name)}
              defaultValue={value}
              spellCheck="false"
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
