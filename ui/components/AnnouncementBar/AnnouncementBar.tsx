import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { IconButton } from '../Button/IconButton';
import { parts } from './AnnouncementBar.behavior';
import * as styles from './AnnouncementBar.css';
import builtIn from './AnnouncementBar.messages.json';

export interface AnnouncementBarProps extends ComponentProps<'section'>, Messages<typeof builtIn> {
  /** Kind of notice. Changes the engraving, never the layout. @default 'info' */
  tone?: styles.Variants['tone'];
  /** Whether the reader can dismiss the bar. @default false */
  dismissible?: boolean;
  /** Id of the notice in `ui:dismiss`, by which the site remembers the dismissal. @default '' */
  announcementId?: string;
}

/** A notice above the site header, in an engraved lining. Renders a `<section>` landmark. */
export function AnnouncementBar({
  tone = 'info',
  dismissible = false,
  announcementId = '',
  messages,
  className,
  children,
  ...rest
}: AnnouncementBarProps) {
  const text = { ...builtIn, ...messages };
  return (
    <section
      aria-label={text.label}
      data-tone={tone}
      {...parts.bar.mark(announcementId)}
      {...rest}
      className={clsx(styles.root({ tone }), className)}
    >
      <div className={styles.content}>
        <p className={styles.message}>{children}</p>
        {dismissible && (
          <IconButton
            icon="close"
            label={text.dismiss}
            {...parts.dismiss.mark()}
            className={styles.dismiss}
          />
        )}
      </div>
    </section>
  );
}
