import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Link.css';

/** A link in text. Renders an `<a>` that opens in the same window. */
export function Link({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={clsx(styles.root, className)}>
      {children}
    </a>
  );
}
