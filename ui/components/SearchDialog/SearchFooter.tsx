import { fill } from '../../behaviors/messages';
import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { Link } from '../Link/Link';
import { chooseShortcuts, parts } from '../SearchButton/SearchButton.behavior';
import { countInWords } from '../SearchMessage/searchText';
import { useSearchState } from './SearchContext';
import * as styles from './SearchFooter.css';

export interface SearchFooterProps {
  /** Page with all results. The count links to it when there are more than the dialog shows. @default no link */
  allResultsHref?: string;
}

/** Keyboard hints, with a way to turn "/" off, and the number of results. */
export function SearchFooter({ allResultsHref }: SearchFooterProps) {
  const { screen, status, total, count, text } = useSearchState();
  const hasResults = screen === 'results';
  const found = hasResults && (status === 'stalled' ? text.stalled : countInWords(text, total));
  const isMore = hasResults && total > count && allResultsHref !== undefined;
  return (
    <div className={styles.root} data-count={found ? 'shown' : 'none'}>
      <span className={styles.hint} aria-hidden="true">
        <Kbd className={styles.key}>
          <Icon name="arrow" size={12} className={styles.up} />
        </Kbd>
        <Kbd className={styles.key}>
          <Icon name="arrow" size={12} className={styles.down} />
        </Kbd>{' '}
        {text.move}
      </span>
      <span className={styles.hint} aria-hidden="true">
        <Kbd className={styles.key}>
          <Icon name="enter" size={12} />
        </Kbd>{' '}
        {text.open}
      </span>
      <label className={styles.hint}>
        <input
          type="checkbox"
          defaultChecked={!document.documentElement.matches(parts.noShortcuts.selector)}
          onChange={({ target }) => chooseShortcuts(document, target.checked ? 'all' : 'none')}
        />
        <Kbd className={styles.key}>/</Kbd> {text.slash}
      </label>
      <span className={styles.count}>
        {isMore ? <Link href={allResultsHref}>{fill(text.all, { results: found || '' })}</Link> : found}
      </span>
    </div>
  );
}
