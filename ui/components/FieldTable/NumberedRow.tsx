import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { CodeName } from '../CodeName/CodeName';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { DeprecationNote, type Deprecation } from './DeprecationNote';
import type builtIn from './FieldTable.messages.json';
import * as styles from './NumberedRow.css';

export interface NumberedRowProps extends Omit<ComponentProps<'li'>, 'id'>, Messages<typeof builtIn> {
  /** Anchor of the row. Makes the name a permalink. */
  id?: string;
  name: string;
  /** The number on the wire. */
  number: number;
  /** Describes the number to screen readers. */
  numberLabel: string;
  /** Follows the name on its line. @default none */
  signature?: ReactNode;
  /** Set when it is deprecated. */
  deprecation?: Deprecation;
}

/** A name in code, with its number at the end of the first line. Renders an `<li>`. */
export function NumberedRow({
  id,
  name,
  number,
  numberLabel,
  signature,
  deprecation,
  messages,
  className,
  children,
  ...rest
}: NumberedRowProps) {
  return (
    <li {...rest} id={id} data-deprecated={deprecation && ''} className={clsx(styles.root, className)}>
      <div className={styles.top}>
        <div className={styles.signature}>
          <a className={clsx(styles.name, id && styles.permalink)} href={id && `#${id}`}>
            <CodeName name={name} />
          </a>
          {signature}
          {deprecation && <DeprecationNote {...deprecation} messages={messages} />}
        </div>
        <span className={styles.number}>
          <VisuallyHidden>{`${numberLabel} `}</VisuallyHidden>
          {number}
        </span>
      </div>
      {children}
    </li>
  );
}

/** The description of a row. Renders a `<div>`, or nothing without a description. */
export function RowText({ children }: { children?: ReactNode }) {
  return children ? <div className={styles.text}>{children}</div> : null;
}
