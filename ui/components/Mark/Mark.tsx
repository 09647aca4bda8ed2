import type { ComponentProps } from 'react';

import * as styles from './Mark.css';

export interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in pixels. At 16 and below three rows are drawn instead of four. @default 24 */
  size?: number;
}

const fourRows = {
  stem: 'M0 0H4L5.19 3H0zM10.5 0H24V3H11.69zM0 6H6.38L7.56 9H0zM12.88 6H24V9H14.06zM0 12H8.75L9.94 15H0zM15.25 12H24V15H16.44zM0 18H11.13L12.31 21H0zM17.63 18H24V21H18.81z',
  band: 'M5.19 3H11.69L12.88 6H6.38zM7.56 9H14.06L15.25 12H8.75zM9.94 15H16.44L17.63 18H11.13zM12.31 21H18.81L20 24H13.5z',
};

const threeRows = {
  stem: 'M0 0H4L5.42 4H0zM11.5 0H24V4H12.92zM0 8H6.83L8.25 12H0zM14.33 8H24V12H15.75zM0 16H9.67L11.08 20H0zM17.17 16H24V20H18.58z',
  band: 'M5.42 4H12.92L14.33 8H6.83zM8.25 12H15.75L17.17 16H9.67zM11.08 20H18.58L20 24H12.5z',
};

/** The mark: rows of ink cut by a leaning band that sits half a period lower, an N that is only an offset. Decorative. */
export function Mark({ size = 24, ...rest }: MarkProps) {
  const rows = size <= 16 ? threeRows : fourRows;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...rest}>
      <path className={styles.stem} d={rows.stem} />
      <path className={styles.band} d={rows.band} />
    </svg>
  );
}
