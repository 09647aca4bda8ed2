import type { ComponentProps } from 'react';

import * as styles from './Logo.css';
import logoRows from './logoRows.json';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in pixels. At 16 and below three rows are drawn instead of four. @default 24 */
  size?: number;
}

/** The logo: rows of ink cut by a leaning band that sits half a period lower, an N that is only an offset. Decorative. */
export function Logo({ size = 24, ...rest }: LogoProps) {
  const rows = size <= 16 ? logoRows.three : logoRows.four;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...rest}>
      <path className={styles.stem} d={rows.stem} />
      <path className={styles.band} d={rows.band} />
    </svg>
  );
}
