import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './PageBar.css';

export interface PageBarProps extends ComponentProps<'div'> {
  /** Kind of the page, each with its own engraving: rows, slanted lines, columns, dots. @default 'document' */
  kind?: styles.Variants['kind'];
  /** Actions for the page, at the end of the line. */
  actions?: ReactNode;
  /** The breadcrumbs. */
  children?: ReactNode;
}

/** The line above an article: breadcrumbs, an engraving for the kind of page, actions. Renders a `<div>`. */
export function PageBar({ kind = 'document', actions, className, children, ...rest }: PageBarProps) {
  return (
    <div {...rest} className={clsx(styles.root({ kind }), className)}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
