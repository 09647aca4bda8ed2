import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { FilterLinks, type FilterLink } from '../FilterLinks/FilterLinks';
import { announcementOf, screenOf } from '../SearchDialog/screenOf';
import { queryLimit } from '../SearchDialog/searchTypes';
import type { SearchResult, TargetGroup, SearchStatus, SearchTarget } from '../SearchDialog/searchTypes';
import { FetchError, NoResults, SearchMessage } from '../SearchMessage/SearchMessage';
import type { FetchErrorProps, NoResultsProps } from '../SearchMessage/SearchMessage';
import { countInWords, textOf, type SearchText } from '../SearchMessage/searchText';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ResultItem } from './ResultItem';
import * as styles from './SearchPage.css';
import { SearchForm } from './SearchForm';

export interface SearchPageProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'onSelect' | 'onSubmit' | 'results' | 'title'>,
    Pick<NoResultsProps, 'suggestions' | 'feedbackHref'>,
    Messages<SearchText>,
    Pick<FetchErrorProps, 'onRetry'> {
  /** Address of this page, for a form that is submitted before its script runs. @default '/search' */
  action?: string;
  /** The query of the results, at most 64 characters. The field starts with it. */
  query: string;
  /** Called with the query when the form is submitted or a suggestion is picked, or with a pasted text of any length. */
  onSubmit?: (query: string) => void;
  /** Whether the requested query was too long and was cut. @default false */
  cut?: boolean;
  /** The longer text that the results are for, if the query is only a part of it. @default none */
  pasted?: string;
  /** Parts of the site to search in, each an address of this page. @default none */
  areas?: FilterLink[];
  /** @default 'idle' */
  status?: SearchStatus;
  /** Results on this page, at most 20. @default none */
  results?: SearchResult[];
  /** Total number of results. @default the number of `results` */
  total?: number;
  /** Number of the first result on this page, from 1. @default 1 */
  first?: number;
  /** The focusable line with the range of results. */
  countRef?: Ref<HTMLParagraphElement>;
  /** Targets to show without a query. @default none */
  startGroups?: Required<TargetGroup>[];
  /** Links to other pages of results. */
  pagination?: ReactNode;
  /** Called with the result whose link is followed. */
  onSelect?: (target: SearchTarget) => void;
}

/** The page of all results. Renders a `<section>` with the page's `<h1>`, a search form and a numbered list. */
export function SearchPage({
  action = '/search',
  query,
  onSubmit,
  cut = false,
  pasted,
  areas = [],
  status = 'idle',
  results = [],
  total = results.length,
  first = 1,
  countRef,
  startGroups = [],
  pagination,
  onSelect,
  suggestions,
  feedbackHref,
  onRetry,
  messages,
  className,
  ...rest
}: SearchPageProps) {
  const text = textOf(messages);
  const screen = screenOf(query, status, results.length);
  const loading = status === 'stalled' ? text.stalled : text.searching;
  const pending = status === 'loading' || status === 'stalled';
  const last = first + results.length - 1;
  const span = results.length === total ? countInWords(text, total) : fill(text.span, { first, last, total });
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <h1 className={styles.title} tabIndex={-1}>
        {text.heading}
      </h1>
      <SearchForm action={action} text={text} query={query} onSubmit={onSubmit} />
      {pasted !== undefined && <p className={styles.notice}>{fill(text.pasted, { count: pasted.length })}</p>}
      {cut && <p className={styles.notice}>{fill(text.cut, { limit: queryLimit })}</p>}
      <FilterLinks heading={text.areas} links={areas} className={styles.areas} />
      <VisuallyHidden role="status">{announcementOf(text, { screen, status, query, total })}</VisuallyHidden>
      {screen === 'start' && (
        <>
          <p className={styles.hint}>{text.start}</p>
          {startGroups.map(({ id, title, targets }) => (
            <FilterLinks
              key={id}
              heading={title}
              links={targets.map((target) => ({ label: target.title, href: target.url }))}
              className={styles.areas}
            />
          ))}
        </>
      )}
      {screen === 'loading' && <SearchMessage state="loading" title={loading} className={styles.message} />}
      {screen === 'results' && (
        <>
          <p ref={countRef} className={styles.count} tabIndex={-1}>
            {pending ? loading : span}
            <span className={styles.printedQuery}> {fill(text.asked, { query })}</span>
          </p>
          <ol role="list" className={styles.results} start={first} aria-busy={pending}>
            {results.map((result) => (
              <ResultItem key={result.id} result={result} onSelect={onSelect} />
            ))}
          </ol>
          {pagination}
        </>
      )}
      {screen === 'none' && (
        <NoResults
          query={query}
          suggestions={suggestions}
          onSuggestion={onSubmit}
          feedbackHref={feedbackHref}
          text={text}
          className={styles.message}
        />
      )}
      {screen === 'error' && <FetchError text={text} onRetry={onRetry} className={styles.message} />}
    </section>
  );
}
