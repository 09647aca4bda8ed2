import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './TextButton.css';

export interface TextButtonProps extends ComponentProps<'button'> {
  /** `quiet` for a button that each of many fields has. @default 'accent' */
  emphasis?: styles.Variants['emphasis'];
}

/** A small button without a border, next to the thing it acts on. Renders a `<button type="button">`. */
export function TextButton({ emphasis = 'accent', className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={clsx(styles.root({ emphasis }), className)} />;
}
