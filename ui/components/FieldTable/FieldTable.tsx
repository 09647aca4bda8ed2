import { clsx } from 'clsx';
import { Children, useId, type ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import * as styles from './FieldTable.css';
import builtIn from './FieldTable.messages.json';

export interface FieldTableProps extends ComponentProps<'div'>, Messages<typeof builtIn> {
  /** Heading of the list: "Request fields". @default none */
  heading?: string;
  /** `<FieldRow>`s and `<Oneof>`s, in the order of the source. */
  children?: ComponentProps<'div'>['children'];
}

/** The fields of a message. Renders a `<div>` around a list; nested in a row it is indented. */
export function FieldTable({ heading, messages, className, children, ...rest }: FieldTableProps) {
  const id = useId();
  const text = { ...builtIn, ...messages };
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}
        </p>
      )}
      {Children.toArray(children).length === 0 ? (
        <p className={styles.empty}>{text.empty}</p>
      ) : (
        <ul
          role="list"
          aria-label={heading ? undefined : text.label}
          aria-labelledby={heading && id}
          className={styles.rows}
        >
          {children}
        </ul>
      )}
    </div>
  );
}
