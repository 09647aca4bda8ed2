import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { Link } from '../Link/Link';
import { chooseShortcuts, parts } from '../SearchButton/SearchButton.behavior';
import * as styles from './SearchFoot.css';

interface SearchFootProps {
  /** Page with all results. */
  allResultsHref?: string;
  /** The count of results, or that they are on their way; false when there is neither. */
  children: ReactNode;
}

const keys = (
  <>
    <span className={styles.hint} aria-hidden="true">
      <Kbd className={styles.key}>
        <Icon name="arrow" size={12} className={styles.up} />
      </Kbd>
      <Kbd className={styles.key}>
        <Icon name="arrow" size={12} className={styles.down} />
      </Kbd>{' '}
      move
    </span>
    <span className={styles.hint} aria-hidden="true">
      <Kbd className={styles.key}>
        <Icon name="enter" size={12} />
      </Kbd>{' '}
      open
    </span>
  </>
);

/** Keyboard hints, of which "/" can be turned off, and the number of results. */
export function SearchFoot({ allResultsHref, children }: SearchFootProps) {
  return (
    <div className={styles.root} data-count={children ? 'shown' : 'none'}>
      {keys}
      <label className={styles.hint}>
        <input
          type="checkbox"
          defaultChecked={!document.documentElement.matches(parts.noShortcuts.selector)}
          onChange={({ target }) => chooseShortcuts(document, target.checked ? 'all' : 'none')}
        />
        <Kbd className={styles.key}>/</Kbd> opens search
      </label>
      <span className={styles.count}>
        {allResultsHref === undefined ? children : <Link href={allResultsHref}>See all {children}</Link>}
      </span>
    </div>
  );
}
