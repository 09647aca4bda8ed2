import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './ApiRow.css';

export interface ApiRowProps extends ComponentProps<'div'> {
  /** What stands beside: a `<RequestExample>`, a code block, the `<ApiContents>`. @default none */
  example?: ReactNode;
  /** The text: an `<ApiSymbol>`, or the head of the page. */
  children: ReactNode;
}

/**
 * A row of the API reference, set off by a rule from what stands above it: text, and an example that stays in sight beside it. Below the wide breakpoint the example
 * follows the text. Renders a `<div>`.
 */
export function ApiRow({ example, className, children, ...rest }: ApiRowProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.text}>{children}</div>
      {example && <div className={styles.example}>{example}</div>}
    </div>
  );
}
