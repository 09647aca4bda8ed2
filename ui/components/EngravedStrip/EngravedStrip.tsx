import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './EngravedStrip.css';

export interface EngravedStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `even` rows, `arriving` one after the other, or `stopped` while the last was half drawn. @default 'even' */
  picture?: styles.Variants['picture'];
  /** Height: 48 px in a panel, 96 px on a page. @default 'small' */
  size?: styles.Variants['size'];
}

/** A strip of engraved rows that shows the state of the part below it. Renders a decorative `<div>`. */
export function EngravedStrip({ picture = 'even', size = 'small', className, ...rest }: EngravedStripProps) {
  return <div aria-hidden="true" {...rest} className={clsx(styles.root({ picture, size }), className)} />;
}
