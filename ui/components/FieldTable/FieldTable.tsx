import { clsx } from 'clsx';
import { Children, useId, type ComponentProps } from 'react';

import * as styles from './FieldTable.css';

export interface FieldTableProps extends ComponentProps<'div'> {
  /** Heading of the list: "Request fields". @default none */
  heading?: string;
  /** Accessible name of a list without heading. @default 'Fields' */
  label?: string;
  /** `<FieldRow>`s and `<Oneof>`s, in the order of the source. */
  children?: ComponentProps<'div'>['children'];
}

/** The fields of a message. Renders a `<div>` around a list; nested in a row it is indented. */
export function FieldTable({ heading, label = 'Fields', className, children, ...rest }: FieldTableProps) {
  const id = useId();
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}
        </p>
      )}
      {Children.toArray(children).length === 0 ? (
        <p className={styles.empty}>No fields.</p>
      ) : (
        <ul
          role="list"
          aria-label={heading ? undefined : label}
          aria-labelledby={heading && id}
          className={styles.rows}
        >
          {children}
        </ul>
      )}
    </div>
  );
}
