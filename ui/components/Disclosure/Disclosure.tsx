import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Disclosure.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** Label while closed: "Show 44 more". */
  more: string;
  /** Label while open. @default 'Show fewer' */
  fewer?: string;
  /** Completes the accessible name: "of Messages" after "Show 44 more". */
  subject: string;
}

/** The rest of a long list. Renders a `<details>`, which opens without a script and is open in print. */
export function Disclosure({ more, fewer = 'Show fewer', subject, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx(styles.root, rest.className)}>
      <summary className={styles.summary}>
        <span className={styles.closed}>{more}</span>
        <span className={styles.opened}>{fewer}</span>
        <VisuallyHidden> {subject}</VisuallyHidden>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}

/** Splits rows into those shown and those in the fold, keeping their order. A fold has at least `minFolded` rows. */
export function splitRows<Row>(
  rows: Row[],
  { visible, minFolded }: { visible: number; minFolded: number },
): { shown: Row[]; folded: Row[] } {
  const cut = rows.length - visible < minFolded ? rows.length : visible;
  return { shown: rows.slice(0, cut), folded: rows.slice(cut) };
}
