import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import * as styles from './SampleForm.css';

export interface SampleField {
  /** What the field is for scripts: the value of `data-sample-input` on the input. */
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
  note?: string;
}

/** Values that examples on the page are filled with. Renders a `<fieldset>` that is out of sight without a script. */
export function SampleForm({ heading = 'Your values', fields, note, className, ...rest }: SampleFormProps) {
  const id = useId();
  return (
    <fieldset {...rest} className={clsx(styles.root, className)}>
      <legend className={styles.heading}>{heading}</legend>
      {fields.map(({ name, label, value }) => (
        <label key={name} className={styles.label}>
          {label}
          <input
            className={styles.input}
            data-sample-input={name}
            defaultValue={value}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={note && id}
          />
        </label>
      ))}
      {note && (
        <p id={id} className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
