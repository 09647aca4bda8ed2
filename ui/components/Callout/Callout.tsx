import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeText } from '../CodeText/CodeText';
import * as styles from './Callout.css';

export interface CalloutProps extends ComponentProps<'div'> {
  /** What kind of remark it is: said in a word, engraved and colored. @default 'note' */
  kind?: 'note' | 'tip' | 'warning' | 'danger';
  /** The sentence in bold that the text runs on from. Backticks mark a name in code. */
  title?: string;
}

/** A remark beside the flow of the text. Renders a `<div role="note">`: remarks are too many to be landmarks. */
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
