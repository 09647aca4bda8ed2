import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './PageBar.css';

export interface PageBarProps extends ComponentProps<'div'> {
  /** What can be done with the page. Stands at the end of the line. */
  actions?: ReactNode;
  /** Where the page stands. */
  children?: ReactNode;
}

/** The line above an article: where it stands, and what can be done with it. Renders a `<div>`; what does not fit beside the rest goes below it. */
export function PageBar({ actions, className, children, ...rest }: PageBarProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
