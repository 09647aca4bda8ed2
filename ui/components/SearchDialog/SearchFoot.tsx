import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { Link } from '../Link/Link';
import { chooseShortcuts, parts } from '../SearchButton/SearchButton.behavior';
import { countOf, loadingText } from './announcementOf';
import { useSearchState } from './SearchContext';
import * as styles from './SearchFoot.css';

export interface SearchFootProps {
  /** Page with all results. The count links to it when there are more than the hits. @default no link */
  allResultsHref?: string;
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
export function SearchFoot({ allResultsHref }: SearchFootProps) {
  const { screen, status, total, count } = useSearchState();
  const isFound = screen === 'results';
  const found = isFound && (status === 'stalled' ? loadingText(status) : countOf(total));
  const isMore = isFound && total > count && allResultsHref !== undefined;
  return (
    <div className={styles.root} data-count={found ? 'shown' : 'none'}>
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
        {isMore ? <Link href={allResultsHref}>See all {found}</Link> : found}
      </span>
    </div>
  );
}
