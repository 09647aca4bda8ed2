import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { parts } from './ApiRow.parts';
import { wrappedCode } from '../../styles/wrappedCode.css';
import * as styles from './ApiRow.css';

export interface ApiRowProps extends ComponentProps<'div'> {
  /** The content next to the text: a `<RequestExample>`, a code block, a `<UsedBy>`. @default none */
  example?: ReactNode;
  /** Ids of the `<FieldRow>`s whose lines the code blocks of the example name in `fieldLines`. @default none */
  fields?: string[];
  /** Whether the row is rendered only near the window, so that a page of hundreds opens fast. @default false */
  deferred?: boolean;
  /** The text: an `<ApiSymbol>`, or the head of the page. */
  children: ReactNode;
}

/**
 * A row of the API reference, set off by a rule from the row above: text, and an example next to it that stays in view.
 * Below the wide breakpoint the example follows the text. `ApiRow.behavior.ts` marks the lines of a field and the field of a
 * line. Renders a `<div>`.
 */
export function ApiRow({ example, fields = [], deferred, className, children, ...rest }: ApiRowProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.root, deferred && styles.deferred, className)}
      {...(deferred && parts.deferred.mark())}
      {...(fields.length > 0 && parts.row.mark(fields.join(' ')))}
    >
      <div className={styles.text}>{children}</div>
      {example && <div className={clsx(wrappedCode, styles.example)}>{example}</div>}
    </div>
  );
}
