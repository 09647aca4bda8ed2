import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Fold.css';

export interface FoldProps extends ComponentProps<'details'> {
  /** What opens it: "Show 44 more". */
  more: string;
  /** What closes it. @default 'Show fewer' */
  fewer?: string;
  /** What is folded, for those who hear the button by itself: "of Messages" after "Show 44 more". */
  subject: string;
}

/** The rest of a long list. Renders a `<details>`: it opens without a script, and lies open on paper. */
export function Fold({ more, fewer = 'Show fewer', subject, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={clsx(styles.root, className)}>
      <summary className={styles.summary}>
        <span className={styles.closed}>
          {more}
          <VisuallyHidden> {subject}</VisuallyHidden>
        </span>
        <span className={styles.opened}>
          {fewer}
          <VisuallyHidden> {subject}</VisuallyHidden>
        </span>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
