import { FetchError } from '../SearchMessage/FetchError';
import { NoResults, type NoResultsProps } from '../SearchMessage/NoResults';
import { SearchMessage } from '../SearchMessage/SearchMessage';
import { loadingText } from './announcementOf';
import { SearchBody } from './SearchBody';
import { useSearchState } from './SearchContext';
import * as styles from './SearchDialog.css';

/** What the dialog shows before the first results. */
export function SearchWaiting() {
  const { status } = useSearchState();
  return (
    <SearchBody screen="loading">
      <SearchMessage picture="arriving" title={loadingText(status)} className={styles.loading} />
    </SearchBody>
  );
}

/** What the dialog shows where nothing was found. */
export function SearchNone(props: Pick<NoResultsProps, 'suggestions' | 'feedbackHref'>) {
  const { query, suggest } = useSearchState();
  return (
    <SearchBody screen="none">
      <NoResults {...props} query={query} onSuggestion={suggest} />
    </SearchBody>
  );
}

export interface SearchFailedProps {
  /** Called when the reader retries a failed search. */
  onRetry: () => void;
}

/** What the dialog shows after a search that failed. */
export function SearchFailed({ onRetry }: SearchFailedProps) {
  const { focusField } = useSearchState();
  const retry = () => {
    // The button disappears during the retry.
    focusField();
    onRetry();
  };
  return (
    <SearchBody screen="error">
      <FetchError onRetry={retry} />
    </SearchBody>
  );
}
