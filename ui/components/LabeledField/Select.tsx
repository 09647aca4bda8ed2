import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Select.css';

export type SelectProps = ComponentProps<'select'>;

/** A choice among options. Renders a `<select>`; give it a label with LabeledField, or an `aria-label`. */
export function Select({ className, ...rest }: SelectProps) {
  return <select {...rest} className={clsx(styles.root, className)} />;
}
