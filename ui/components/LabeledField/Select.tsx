import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Select.css';

/** A choice among options. Renders a `<select>`; give it a label with LabeledField, or an `aria-label`. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={clsx(styles.root, className)} />;
}
