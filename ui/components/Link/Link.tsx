import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import * as styles from './Link.css';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Whether it leads to another site; marked by an arrow. @default false */
  external?: boolean;
}

/** A link in text. Renders an `<a>` that opens in the same window. */
export function Link({ external = false, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={clsx(styles.root, className)}>
      {children}
      {external && <Icon name="external" size={13} className={styles.mark} />}
    </a>
  );
}
