import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeText } from '../CodeText/CodeText';
import * as styles from './Callout.css';

export interface CalloutProps extends ComponentProps<'div'> {
  /** Kind of remark, shown as a word, an engraving and a color. @default 'note' */
  kind?: 'note' | 'tip' | 'warning' | 'danger';
  /** The sentence in bold that the text runs on from. Backticks mark a name in code. */
  title?: string;
}

/** A remark that interrupts the text. Renders a `<div role="note">`, since there are too many for landmarks. */
export function Callout({ kind = 'note', title, className, children, ...rest }: CalloutProps) {
  return (
    <div role="note" aria-label={kind} {...rest} className={clsx(styles.root({ kind }), className)}>
      <span className={styles.kind({ kind })} aria-hidden="true">
        {kind}
      </span>
      {title && (
        <strong className={styles.title({ kind })}>
          <CodeText>{title}</CodeText>
        </strong>
      )}{' '}
      {children}
    </div>
  );
}
