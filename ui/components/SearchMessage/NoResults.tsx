import type { ComponentProps } from 'react';

import { fill } from '../../behaviors/messages';
import { Link } from '../Link/Link';
import { SearchMessage } from './SearchMessage';
import * as styles from './SearchMessage.css';
import type { SearchText } from './texts';

export interface NoResultsProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  text: SearchText;
  /** The query. */
  query: string;
  /** Searches that do have results. @default none */
  suggestions?: string[];
  /** Called with a suggestion that the reader picks. */
  onSuggestion?: (query: string) => void;
  /** Where to report that the query should have results. @default no link */
  feedbackHref?: string;
}

/** Nothing was found. Renders a `<div>` with an `<h2>`. */
export function NoResults({ text, query, suggestions, onSuggestion, feedbackHref, ...rest }: NoResultsProps) {
  return (
    <SearchMessage {...rest} picture="even" title={fill(text.none, { query })}>
      {suggestions && suggestions.length > 0 && (
        <>
          <p className={styles.text}>{text.suggestions}</p>
          <ul role="list" className={styles.text}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => onSuggestion?.(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {feedbackHref !== undefined && (
        <p className={styles.text}>
          {text.expected}{' '}
          <Link href={feedbackHref} className={styles.whole}>
            {text.report}
          </Link>
        </p>
      )}
    </SearchMessage>
  );
}
