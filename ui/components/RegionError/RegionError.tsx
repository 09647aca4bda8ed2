import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './RegionError.css';

export interface RegionErrorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What crashed, as a sentence. @default 'This part of the page crashed.' */
  message?: string;
  /** Called when the reader wants the region to be drawn again. Leave it out and there is no button. */
  onRetry?: () => void;
}

/**
 * Stands in for a region that crashed, so that the rest of the page stays. Renders a `<div>` that is announced.
 *
 * Uses no other component: one of those may be what crashed.
 */
export function RegionError({
  message = 'This part of the page crashed.',
  onRetry,
  className,
  ...rest
}: RegionErrorProps) {
  return (
    <div role="alert" {...rest} className={clsx(styles.root, className)}>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
