import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './VisuallyHidden.css';

/** Text for assistive technology only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={clsx(styles.root, className)} />;
}
