import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { fill } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { EngravedStrip, type EngravedStripProps } from '../EngravedStrip/EngravedStrip';
import { Link } from '../Link/Link';
import * as styles from './SearchMessage.css';
import type { SearchText } from './searchText';

export interface SearchMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** State that the engraved rows show. */
  state: NonNullable<EngravedStripProps['state']>;
  /** What happened, as a sentence. */
  title: ReactNode;
}

/** A message instead of results. Renders a `<div>` with an `<h2>`. */
export function SearchMessage({ state, title, className, children, ...rest }: SearchMessageProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <EngravedStrip state={state} className={styles.strip} />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

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
    <SearchMessage {...rest} state="idle" title={fill(text.none, { query })}>
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
          <Link href={feedbackHref} className={styles.unbroken}>
            {text.report}
          </Link>
        </p>
      )}
    </SearchMessage>
  );
}

export interface FetchErrorProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  text: SearchText;
  /** Called to retry. @default no button */
  onRetry?: () => void;
}

/** The search failed. Renders a `<div>` with an `<h2>`. */
export function FetchError({ text, onRetry, ...rest }: FetchErrorProps) {
  return (
    <SearchMessage {...rest} state="stopped" title={text.failed}>
      <p className={styles.text}>{text.help}</p>
      {onRetry && (
        <ButtonRow>
          <Button emphasis="secondary" icon="retry" onClick={onRetry}>
            {text.retry}
          </Button>
        </ButtonRow>
      )}
    </SearchMessage>
  );
}
