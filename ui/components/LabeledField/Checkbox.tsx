import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './control.css';

/** A yes or no. Renders an `<input type="checkbox">`. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={clsx(styles.checkbox, className)} />;
}
