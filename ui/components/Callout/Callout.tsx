import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeText } from '../CodeText/CodeText';
import * as styles from './Callout.css';

export interface CalloutProps extends ComponentProps<'div'> {
  /** Kind of remark, shown as a word, an engraving and a color. @default 'note' */
  kind?: styles.Variants['kind'];
  /** The word above the text. @default its kind */
  label?: string;
  /** The bold sentence at the start of the text. Backticks mark a name in code. */
  title?: string;
}

/** A remark that interrupts the text. Renders a `<div role="note">`, since there are too many for landmarks. */
export function Callout({ kind = 'note', label = kind, title, className, children, ...rest }: CalloutProps) {
  return (
    <div role="note" aria-label={label} {...rest} className={clsx(styles.root({ kind }), className)}>
      <span className={styles.kind} aria-hidden="true">
        {label}
      </span>
      {title && (
        <strong className={styles.title}>
          <CodeText>{title}</CodeText>
        </strong>
      )}{' '}
      {children}
    </div>
  );
}
