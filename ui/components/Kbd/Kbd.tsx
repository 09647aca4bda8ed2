import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Kbd.css';

/** A key, or keys that are pressed together. Renders a `<kbd>`. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={clsx(styles.root, className)} />;
}
