import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './PageFrame.css';
import * as whole from './whole.css';

export interface PageFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The navigation of the section; out of sight below the desktop breakpoint. */
  sidebar?: ReactNode;
  /** The table of contents; has a column only from the wide breakpoint up. */
  aside?: ReactNode;
  /** `wide` has no table of contents, `whole` no sidebar either, from the wide breakpoint up. @default 'article' */
  width?: 'article' | 'wide' | 'whole';
  /** The page. */
  children: ReactNode;
}

/** The columns of a page: sidebar, main content and table of contents. Renders the `<main>` landmark. */
export function PageFrame({
  sidebar,
  aside,
  width = 'article',
  className,
  children,
  ...rest
}: PageFrameProps) {
  const isWhole = width === 'whole';
  return (
    <div {...rest} className={clsx(styles.root, className)} data-sidebar={sidebar ? 'shown' : 'none'}>
      {sidebar && (
        <div className={clsx(styles.sidebar, isWhole && whole.sidebar)} data-column="sidebar">
          {sidebar}
        </div>
      )}
      <div className={clsx(styles.body, isWhole && whole.body)} data-width={width}>
        <main id=":main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
