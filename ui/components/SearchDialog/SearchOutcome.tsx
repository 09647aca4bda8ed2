import { FetchError, NoResults, SearchMessage, type NoResultsProps } from '../SearchMessage/SearchMessage';
import { useSearchState } from './SearchContext';
import * as styles from './SearchDialog.css';
import { SearchBody } from './SearchPanel';

export interface SearchOutcomeProps extends Pick<NoResultsProps, 'suggestions' | 'feedbackHref'> {
  /** Called when the reader retries a failed search. */
  onRetry: () => void;
}

/** The message that replaces results: the search is loading, found nothing, or failed. */
export function SearchOutcome({ onRetry, ...none }: SearchOutcomeProps) {
  const { status, query, text, suggest, focusField } = useSearchState();
  const retry = () => {
    // The button disappears during the retry.
    focusField();
    onRetry();
  };
  const awaited = status === 'stalled' ? text.stalled : text.searching;
  return (
    <>
      <SearchBody screen="loading">
        <SearchMessage state="loading" title={awaited} className={styles.loading} />
      </SearchBody>
      <SearchBody screen="none">
        <NoResults {...none} text={text} query={query} onSuggestion={suggest} />
      </SearchBody>
      <SearchBody screen="error">
        <FetchError text={text} onRetry={retry} />
      </SearchBody>
    </>
  );
}
