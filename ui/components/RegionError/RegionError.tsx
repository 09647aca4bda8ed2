import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { parts } from '../../behaviors/showError';
import * as styles from './RegionError.css';

export interface RegionErrorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What crashed, as a sentence. @default 'This part of the page crashed.' */
  message?: string;
  /** Called when the reader wants the region to be drawn again. For what React draws in the browser. */
  onRetry?: () => void;
}

/**
 * Says that a region crashed, so that the rest of the page stays. Renders a `<div>` that is announced.
 *
 * Waits in the page's template `region-error` for `showCrash`. Uses no other component: one of those may be what crashed.
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
      <button type="button" {...parts.retry.mark()} className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
