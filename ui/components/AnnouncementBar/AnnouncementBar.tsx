import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { IconButton } from '../Button/IconButton';
import * as styles from './AnnouncementBar.css';

export interface AnnouncementBarProps extends ComponentProps<'section'> {
  /** What the notice is about. Changes the engraving, never the layout. @default 'info' */
  tone?: 'info' | 'warning';
  /** Called when the reader dismisses the bar. Leave it out for a permanent bar. */
  onDismiss?: () => void;
  /** What the dismiss button is called. @default 'Dismiss announcement' */
  dismissLabel?: string;
}

/**
 * A notice above the site header: a window in an engraved lining. Renders a `<section>` landmark.
 *
 * Holds no state: the site remembers what was dismissed.
 */
export function AnnouncementBar({
  tone = 'info',
  onDismiss,
  dismissLabel = 'Dismiss announcement',
  className,
  children,
  ...rest
}: AnnouncementBarProps) {
  return (
    <section
      aria-label="Announcement"
      data-tone={tone}
      {...rest}
      className={clsx(styles.root({ tone }), className)}
    >
      <div className={styles.window}>
        <p className={styles.message}>{children}</p>
        {onDismiss && (
          <IconButton
            icon="close"
            label={dismissLabel}
            data-control="dismiss"
            onClick={onDismiss}
            className={styles.dismiss}
          />
        )}
      </div>
    </section>
  );
}
