import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { parts } from '../../behaviors/showError';
import * as styles from './RegionError.css';

export interface RegionErrorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The message. @default 'This part of the page crashed.' */
  message?: string;
  /** Called to render the region again, for islands. */
  onRetry?: () => void;
}

/**
 * Replaces a region that crashed, so the rest of the page stays. Renders a `<div>` that is announced. `showCrash` clones it
 * from the template `region-error`. Uses no other component, since one of those may have crashed.
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
      {/* oxlint-disable-next-line react/forbid-dom-props -- islands draw it, too */}
      <button type="button" {...parts.retry.mark()} className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
