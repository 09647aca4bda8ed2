import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './PageBar.css';

export interface PageBarProps extends ComponentProps<'div'> {
  /** Actions for the page, at the end of the line. */
  actions?: ReactNode;
  /** The breadcrumbs. */
  children?: ReactNode;
}

/** The line above an article, with its breadcrumbs and actions, and a strip of the screen below. Renders a `<div>`. */
export function PageBar({ actions, className, children, ...rest }: PageBarProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
