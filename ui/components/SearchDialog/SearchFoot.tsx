import type { ReactNode } from 'react';

import { Kbd } from '../Kbd/Kbd';
import { Link } from '../Link/Link';
import * as styles from './SearchFoot.css';

interface SearchFootProps {
  /** Where all results are. */
  allResultsHref?: string;
  /** The count of results, or that they are on their way. */
  children: ReactNode;
}

/** What the keys do, and how many results there are. */
export function SearchFoot({ allResultsHref, children }: SearchFootProps) {
  return (
    <div className={styles.root}>
      <span className={styles.hint}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> move
      </span>
      <span className={styles.hint}>
        <Kbd>↵</Kbd> open
      </span>
      <span className={styles.count}>
        {allResultsHref === undefined ? children : <Link href={allResultsHref}>See all {children}</Link>}
      </span>
    </div>
  );
}
