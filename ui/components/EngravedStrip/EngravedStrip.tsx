import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './EngravedStrip.css';

export interface EngravedStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Even rows, rows that arrive one after the other, or that stopped in the middle of one. @default 'idle' */
  state?: styles.Variants['state'];
  /** Height: 48 px in a panel, 96 px on a page. @default 'small' */
  size?: styles.Variants['size'];
}

/** A strip of engraved rows that shows the state of the part below it. Renders a decorative `<div>`. */
export function EngravedStrip({ state = 'idle', size = 'small', className, ...rest }: EngravedStripProps) {
  return <div aria-hidden="true" {...rest} className={clsx(styles.root({ state, size }), className)} />;
}
