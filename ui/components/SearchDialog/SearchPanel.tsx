import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { FetchError } from '../SearchMessage/FetchError';
import { NoResults, type NoResultsProps } from '../SearchMessage/NoResults';
import { SearchMessage } from '../SearchMessage/SearchMessage';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { announcementOf, countOf, loadingText } from './announcementOf';
import { cutQuery } from './cutQuery';
import { pastedText } from './longPaste';
import { screenOf, type SearchScreen } from './screenOf';
import * as styles from './SearchDialog.css';
import { SearchField } from './SearchField';
import { SearchFoot } from './SearchFoot';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import {
  queryLimit,
  type SearchGroup,
  type SearchPlaces,
  type SearchStatus,
  type SearchTarget,
} from './searchTypes';
import { useCombobox } from './useCombobox';
import { useDebouncedValue } from './useDebouncedValue';

export interface SearchPanelProps extends Pick<NoResultsProps, 'suggestions' | 'feedbackHref'> {
  /** The query, at most 64 characters. The field starts with it, and is ahead of it while the reader types. */
  query: string;
  /** The longer text that the results are for, where the query is a part of it. @default none */
  pasted?: string;
  /**
   * Called with what the reader types, the suggestion taken, or a pasted text of any length. Change the query when there is something
   * to show for it.
   */
  onQueryChange: (query: string) => void;
  /** @default 'idle' */
  status?: SearchStatus;
  /** The results by page; the previous ones while the next ones load. Keep its identity while nothing changes. @default none */
  groups?: SearchGroup[];
  /** How many results there are in all. @default the number of hits */
  total?: number;
  /** Page with all results. The count links to it when there are more than the hits. */
  allResultsHref?: string;
  /** Called with the place to go to: Enter or a plain click. */
  onSelect: (target: SearchTarget) => void;
  /** Called with the place to open in a new tab: Enter with Ctrl, Cmd or Shift. Such clicks are the browser's. */
  onOpenInNewTab: (target: SearchTarget) => void;
  /** Places found lately, the latest first. @default none */
  recent?: SearchTarget[];
  /** Places kept. @default none */
  favorites?: SearchTarget[];
  /** Places to begin with while there are no recent and kept ones. @default none */
  places?: SearchPlaces[];
  /** Called when the reader keeps a recent place. */
  onAddFavorite: (target: SearchTarget) => void;
  /** Called when the reader removes a recent place. */
  onRemoveRecent: (target: SearchTarget) => void;
  /** Called when the reader removes a favorite. */
  onRemoveFavorite: (target: SearchTarget) => void;
  /** Called when the reader retries a failed search. */
  onRetry: () => void;
}

const limitText = `A search has at most ${queryLimit} characters.`;

const noGroups: SearchGroup[] = [];
const noTargets: SearchTarget[] = [];
const noPlaces: SearchPlaces[] = [];

/** The content of the dialog. Mounted while the dialog is open. */
export function SearchPanel(props: SearchPanelProps) {
  const { query, pasted, onQueryChange, status = 'idle', groups = noGroups, total, allResultsHref } = props;
  const input = useRef<HTMLInputElement>(null);
  /** The last change to a saved place, announced once. */
  const [notice, setNotice] = useState('');
  const screen = screenOf(query, status, groups.length);
  const optionGroups = useOptionGroups(screen, props);
  const pending = screen !== 'start' && (status === 'loading' || status === 'stalled');
  const beginning = pasted && cutQuery(pasted);
  const { onSelect, onOpenInNewTab } = props;
  const typed = beginning?.trim();
  const combobox = useCombobox({ query, typed, pending, groups: optionGroups, onSelect, onOpenInNewTab });
  useLayoutEffect(() => {
    const field = input.current!;
    if (field.value === beginning) field.value = query;
  });
  const { id, count } = combobox;
  const all = total ?? count;
  const limit = pasted === undefined ? limitText : pastedText(pasted);
  const isLongest = pasted !== undefined || query.length === queryLimit;
  const found = announcementOf(screen, status, query, all);
  const state = `${isLongest ? `${found} ${limit}` : found}\n${query}`;
  // Results are announced when typing rests.
  const news = useDebouncedValue(state, 500) === state ? state.slice(0, -query.length - 1) : '';

  const change = (next: string) => {
    setNotice('');
    onQueryChange(next);
  };
  const suggest = (suggestion: string) => {
    change(suggestion);
    input.current!.value = suggestion;
    input.current!.focus();
  };
  // On a phone the keyboard makes room for the results.
  const hideKeyboard = useCallback(() => input.current?.blur(), []);
  const listIds = screen === 'results' ? id : optionGroups.map((group) => `${id}-${group.id}`).join(' ');

  return (
    <>
      <SearchField
        {...combobox.inputProps}
        ref={input}
        query={query}
        onQueryChange={change}
        status={pending ? status : 'idle'}
        aria-controls={count > 0 ? listIds : undefined}
      />
      {isLongest && <p className={styles.limit}>{limit}</p>}
      <SearchBody
        {...props}
        {...{ status, groups, screen, optionGroups, combobox, suggest, hideKeyboard, setNotice }}
        focusField={() => input.current?.focus()}
      />
      <SearchFoot allResultsHref={screen === 'results' && all > count ? allResultsHref : undefined}>
        {screen === 'results' && (status === 'stalled' ? loadingText(status) : countOf(all))}
      </SearchFoot>
      <VisuallyHidden role="status">{notice || news}</VisuallyHidden>
    </>
  );
}

/** What can be chosen: the results, the saved places, or those to begin with. Keeps its identity while nothing changes. */
function useOptionGroups(
  screen: SearchScreen,
  { groups = noGroups, recent = noTargets, favorites = noTargets, places = noPlaces }: SearchPanelProps,
): SearchPlaces[] {
  return useMemo(() => {
    if (screen === 'results') return groups.map(({ id, title, hits }) => ({ id, title, targets: hits }));
    if (screen !== 'start') return noPlaces;
    const saved = [
      { id: 'recent', title: 'Recent', targets: recent },
      { id: 'favorites', title: 'Favorites', targets: favorites },
    ].filter(({ targets }) => targets.length > 0);
    return saved.length > 0 ? saved : places;
  }, [screen, groups, recent, favorites, places]);
}

interface SearchBodyProps extends SearchPanelProps {
  status: SearchStatus;
  groups: SearchGroup[];
  screen: SearchScreen;
  optionGroups: SearchPlaces[];
  combobox: ReturnType<typeof useCombobox>;
  /** Searches for a suggestion. */
  suggest: (suggestion: string) => void;
  focusField: () => void;
  hideKeyboard: () => void;
  setNotice: (notice: string) => void;
}

/** Results, the places to begin with, or a message. */
function SearchBody({ screen, groups, combobox, hideKeyboard, focusField, ...state }: SearchBodyProps) {
  const { id, optionProps, select } = combobox;
  if (screen === 'results') {
    return (
      <SearchResults
        id={id}
        groups={groups}
        optionProps={optionProps}
        onSelect={select}
        onTouchMove={hideKeyboard}
      />
    );
  }
  return (
    <div className={styles.body} onTouchMove={hideKeyboard}>
      {screen === 'start' && (
        <SearchStart
          id={id}
          groups={state.optionGroups}
          optionProps={optionProps}
          onSelect={select}
          onAddFavorite={state.onAddFavorite}
          onRemoveRecent={state.onRemoveRecent}
          onRemoveFavorite={state.onRemoveFavorite}
          onChanged={(notice, { detail }) => {
            state.setNotice(notice);
            // The row that had the focus may be gone.
            if (detail === 0) focusField();
          }}
        />
      )}
      {screen === 'loading' && (
        <SearchMessage picture="arriving" title={loadingText(state.status)} className={styles.loading} />
      )}
      {screen === 'none' && (
        <NoResults
          query={state.query}
          suggestions={state.suggestions}
          onSuggestion={state.suggest}
          feedbackHref={state.feedbackHref}
        />
      )}
      {screen === 'error' && (
        <FetchError
          onRetry={() => {
            // The button disappears during the retry.
            focusField();
            state.onRetry();
          }}
        />
      )}
    </div>
  );
}
