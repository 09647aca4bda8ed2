import { clsx } from 'clsx';
import { Children, useId, type ComponentProps } from 'react';

import * as styles from './FieldTable.css';

export interface FieldTableProps extends ComponentProps<'div'> {
  /** What the fields are of: "Request fields". @default none */
  heading?: string;
  /** Name of the list for those who hear it, where no heading names it. @default 'Fields' */
  label?: string;
  /** What is said when there is no field. @default 'No fields.' */
  empty?: string;
  /** `<FieldRow>`s and `<Oneof>`s, in the order of the source. */
  children?: ComponentProps<'div'>['children'];
}

/** The fields of a message, one under another. Renders a `<div>` around a list; in a row it is a level deeper. */
export function FieldTable({
  heading,
  label = 'Fields',
  empty = 'No fields.',
  className,
  children,
  ...rest
}: FieldTableProps) {
  const id = useId();
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}
        </p>
      )}
      {Children.toArray(children).length === 0 ? (
        <p className={styles.empty}>{empty}</p>
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
