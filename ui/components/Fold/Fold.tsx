import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import * as styles from './Fold.css';

export interface FoldProps extends ComponentProps<'details'> {
  /** What opens it: "Show 44 more". */
  more: string;
  /** What closes it. @default 'Show fewer' */
  fewer?: string;
}

/** The rest of a long list. Renders a `<details>`: it opens without a script, and lies open on paper. */
export function Fold({ more, fewer = 'Show fewer', className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={clsx(styles.root, className)}>
      <summary className={styles.summary}>
        <span className={styles.closed}>{more}</span>
        <span className={styles.opened}>{fewer}</span>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
