import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './PageFrame.css';
import { sidebar as wholeSidebar } from './whole.css';

export interface PageFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The navigation of the section; hidden below the desktop breakpoint. */
  sidebar?: ReactNode;
  /** The table of contents; shown only from the wide breakpoint up. */
  aside?: ReactNode;
  /** `wide` has no table of contents, `whole` no sidebar either, from the wide breakpoint up. @default 'article' */
  width?: styles.Variants['width'];
  /** The page. SkipLink goes to its `<main>` by an id with a colon, which no anchor of a heading contains. */
  children: ReactNode;
}

/** The columns of a page: sidebar, main content and table of contents. Renders the `<main>` landmark. */
export function PageFrame({ sidebar, aside, width = 'article', children, ...rest }: PageFrameProps) {
  return (
    <div {...rest} className={clsx(styles.root, rest.className)} data-sidebar={sidebar ? 'shown' : 'none'}>
      {sidebar && (
        <div className={clsx(styles.sidebar, width === 'whole' && wholeSidebar)} data-column="sidebar">
          {sidebar}
        </div>
      )}
      <div className={styles.body({ width })}>
        <main id=":main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
