import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { pageNumbers } from './pageNumbers';
import * as styles from './Pagination.css';
import builtIn from './Pagination.messages.json';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'>, Messages<typeof builtIn> {
  /** The current page, from 1. */
  current: number;
  /** Number of pages. Renders nothing for a single page. */
  total: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
}

/** The pages of a long list: by number, and one step in each direction. Renders a `<nav>` landmark. */
export function Pagination({ current, total, hrefOf, messages, className, ...rest }: PaginationProps) {
  if (total <= 1) return null;
  const text = { ...builtIn, ...messages };
  return (
    <nav aria-label={text.label} {...rest} className={clsx(styles.root, className)}>
      <ul role="list" className={styles.numbers}>
        {pageNumbers(current, total).map((page, index) => (
          <li key={page === 'gap' ? `gap ${index}` : page}>
            {page === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.number}
                href={hrefOf(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                <span>
                  <VisuallyHidden>{text.page} </VisuallyHidden>
                  {page}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        {current > 1 && (
          <a className={styles.step} href={hrefOf(current - 1)} rel="prev">
            <Icon name="arrow" size={16} className={styles.arrow} />
            {text.previous}
          </a>
        )}
        {current < total && (
          <a className={styles.step} href={hrefOf(current + 1)} rel="next">
            {text.next}
            <Icon name="arrow" size={16} className={styles.arrow} />
          </a>
        )}
      </div>
    </nav>
  );
}
