import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Dialog.css';

/**
 * A dialog over the page. Renders a closed `<dialog>`: an application spreads `useDialog` on it, and a behavior calls
 * `showModal`. As a modal it dims the page and keeps it from scrolling; the browser keeps the focus in it and returns it.
 */
export function Dialog({ className, ...rest }: ComponentProps<'dialog'>) {
  return <dialog {...rest} className={clsx(styles.root, className)} />;
}
