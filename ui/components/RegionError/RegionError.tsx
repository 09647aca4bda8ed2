import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { parts } from '../../behaviors/showPageError';
import * as styles from './RegionError.css';
import builtIn from './RegionError.messages.json';

export interface RegionErrorProps extends Omit<ComponentProps<'div'>, 'children'>, Messages<typeof builtIn> {
  /** Called to render the region again, for islands. */
  onRetry?: () => void;
}

/**
 * Replaces a region that crashed, so the rest of the page stays. Renders a `<div>` that is announced. `showRegionError`
 * clones it from the template `region-error`. Uses no other component, since one of those may have crashed.
 */
export function RegionError({ onRetry, messages, className, ...rest }: RegionErrorProps) {
  const text = { ...builtIn, ...messages };
  return (
    <div role="alert" {...rest} className={clsx(styles.root, className)}>
      <p className={styles.message}>{text.message}</p>
      {/* oxlint-disable-next-line react/forbid-dom-props -- islands draw it, too */}
      <button type="button" {...parts.retry.mark()} className={styles.retry} onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
