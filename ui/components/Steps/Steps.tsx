import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Steps.css';

/** A procedure: an ordered list whose items each begin with a heading. Renders a `<div>` around the `<ol>` it is given. */
export function Steps({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.root, className)} />;
}
