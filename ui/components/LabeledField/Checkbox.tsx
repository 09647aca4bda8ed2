import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './control.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'>;

/** A yes or no. Renders an `<input type="checkbox">`. */
export function Checkbox({ className, ...rest }: CheckboxProps) {
  return <input {...rest} type="checkbox" className={clsx(styles.checkbox, className)} />;
}
