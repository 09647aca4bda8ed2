import { useCallback, useMemo, useRef, useState } from 'react';

import { FetchError } from '../SearchMessage/FetchError';
import { NoResults } from '../SearchMessage/NoResults';
import { SearchMessage } from '../SearchMessage/SearchMessage';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { announcementOf, countOf, loadingText } from './announcementOf';
import { screenOf } from './screenOf';
import * as styles from './SearchDialog.css';
import type { SearchDialogProps } from './SearchDialog';
import { SearchField } from './SearchField';
import { SearchFoot } from './SearchFoot';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { queryLimit, type SearchGroup, type SearchTarget } from './searchTypes';
import { useCombobox } from './useCombobox';
import { useDrawnGroups } from './useDrawnGroups';
import { useSettled } from './useSettled';

/** What is shown in the dialog, and who hears of what happens there. */
export type SearchPanelProps = Omit<SearchDialogProps, 'open' | 'onOpenChange' | 'className' | 'label'> & {
  label: string;
};

const limitText = `A search has at most ${queryLimit} characters.`;

const noGroups: SearchGroup[] = [];
const noTargets: SearchTarget[] = [];

/** What is in the dialog. It lives as long as the dialog is open. */
export function SearchPanel({
  label,
  query,
  onQueryChange,
  status = 'idle',
  groups = noGroups,
  total,
  allResultsHref,
  onSelect,
  onOpenInNewTab,
  recent = noTargets,
  favourites = noTargets,
  onAddFavourite,
  onRemoveRecent,
  onRemoveFavourite,
  suggestions,
  feedbackHref,
  onRetry,
}: SearchPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  /** What happened to a saved place, said once. */
  const [notice, setNotice] = useState('');
  const screen = screenOf(query, status, groups.length);

  const optionGroups = useMemo(() => {
    if (screen === 'results') return groups.map(({ id, hits }) => ({ id, targets: hits }));
    if (screen !== 'start') return [];
    const saved = [
      { id: 'recent', targets: recent },
      { id: 'favourites', targets: favourites },
    ];
    return saved.filter(({ targets }) => targets.length > 0);
  }, [screen, groups, recent, favourites]);
  const pending = screen !== 'start' && (status === 'loading' || status === 'stalled');
  const { drawn, drawAll } = useDrawnGroups({ query, pending, groups });
  const combobox = useCombobox({
    query,
    pending,
    groups: optionGroups,
    onSelect,
    onOpenInNewTab,
    onMove: drawAll,
  });
  const { id, count, optionProps, select } = combobox;
  const all = total ?? count;
  const isLongest = query.length === queryLimit;
  const found = announcementOf(screen, status, query, all);
  const news = useSettled(isLongest ? `${found} ${limitText}` : found, query);

  const change = (next: string) => {
    setNotice('');
    onQueryChange(next);
  };
  // On a phone the keyboard gives way to the results.
  const hideKeyboard = useCallback(() => input.current?.blur(), []);
  const listIds = screen === 'results' ? id : optionGroups.map((group) => `${id}-${group.id}`).join(' ');

  return (
    <>
      <SearchField
        {...combobox.inputProps}
        ref={input}
        label={label}
        query={query}
        onQueryChange={change}
        status={pending ? status : 'idle'}
        aria-controls={count > 0 ? listIds : undefined}
      />
      {isLongest && <p className={styles.limit}>{limitText}</p>}
      {screen === 'results' ? (
        <SearchResults
          id={id}
          groups={drawn}
          optionProps={optionProps}
          onSelect={select}
          onTouchMove={hideKeyboard}
        />
      ) : (
        <div className={styles.body} onTouchMove={hideKeyboard}>
          {screen === 'start' && (
            <SearchStart
              id={id}
              recent={recent}
              favourites={favourites}
              optionProps={optionProps}
              onSelect={select}
              onAddFavourite={onAddFavourite}
              onRemoveRecent={onRemoveRecent}
              onRemoveFavourite={onRemoveFavourite}
              onChanged={(change, { detail }) => {
                setNotice(change);
                // The row that the keyboard was on may be gone.
                if (detail === 0) input.current?.focus();
              }}
            />
          )}
          {screen === 'loading' && (
            <SearchMessage picture="arriving" title={loadingText(status)} className={styles.loading} />
          )}
          {screen === 'none' && (
            <NoResults
              query={query}
              suggestions={suggestions}
              onSuggestion={(suggestion) => {
                change(suggestion);
                input.current!.value = suggestion;
                input.current!.focus();
              }}
              feedbackHref={feedbackHref}
            />
          )}
          {screen === 'error' && (
            <FetchError
              onRetry={
                onRetry &&
                (() => {
                  // The button goes while the search is tried again.
                  input.current?.focus();
                  onRetry();
                })
              }
            />
          )}
        </div>
      )}
      <SearchFoot allResultsHref={screen === 'results' && all > count ? allResultsHref : undefined}>
        {screen === 'results' && (status === 'stalled' ? loadingText(status) : countOf(all))}
      </SearchFoot>
      <VisuallyHidden role="status">{notice || news}</VisuallyHidden>
    </>
  );
}
