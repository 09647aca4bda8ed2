import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './ButtonRow.css';

/** Buttons side by side. Renders a `<div>`. */
export function ButtonRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.root, className)} />;
}
