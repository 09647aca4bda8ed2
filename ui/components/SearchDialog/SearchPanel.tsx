import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { textOf, type SearchText } from '../SearchMessage/searchText';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { announcementOf, screenOf, type SearchScreen } from './screenOf';
import { SearchContext, useSearchState } from './SearchContext';
import * as styles from './SearchDialog.css';
import { SearchField } from './SearchField';
import { cutQuery, queryLimit } from './searchTypes';
import type { SearchGroup, TargetGroup, SearchStatus, SearchTarget } from './searchTypes';
import { useCombobox } from './useCombobox';
import { useDebouncedValue } from './useDebouncedValue';

export interface SearchPanelProps extends Messages<SearchText> {
  /** The query, at most 64 characters. The field starts with it, and is ahead of it while the reader types. */
  query: string;
  /** The longer text that the results are for, if the query is only a part of it. @default none */
  pasted?: string;
  /** Called with each query, or with a pasted text of any length. Change the query once it has results. */
  onQueryChange: (query: string) => void;
  /** @default 'idle' */
  status?: SearchStatus;
  /** The results by page; the previous ones until the next are loaded. Keep its identity stable. @default none */
  groups?: SearchGroup[];
  /** Total number of results. @default the number in `groups` */
  total?: number;
  /** Targets to show without a query. Keep its identity while nothing changes. @default none */
  startGroups?: TargetGroup[];
  /** Called with the target to go to: Enter or a plain click. */
  onSelect: (target: SearchTarget) => void;
  /** Called with the target to open in a new tab: Enter with Ctrl, Cmd or Shift. Such clicks are the browser's. */
  onOpenInNewTab: (target: SearchTarget) => void;
  /** `<SearchStart>`, `<SearchResults>` and `<SearchOutcome>`, each shown in its turn, and `<SearchFooter>`. */
  children?: ReactNode;
}

const noGroups: SearchGroup[] = [];
const noTargets: TargetGroup[] = [];

/** The announcement of what was found, and of the limit if the query is at it. Empty until typing pauses. */
function useAnnouncement(outcome: string, limit: string | undefined, query: string): string {
  const announcement = limit === undefined ? outcome : `${outcome} ${limit}`;
  /** Changes while the reader types, even if the announcement doesn't. */
  const state = `${announcement}\n${query}`;
  return useDebouncedValue(state, 500) === state ? announcement : '';
}

/** The content of the dialog. Mounted while the dialog is open. */
export function SearchPanel({
  query,
  pasted,
  onQueryChange,
  status = 'idle',
  groups = noGroups,
  total: knownTotal,
  startGroups = noTargets,
  onSelect,
  onOpenInNewTab,
  messages,
  children,
}: SearchPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useMemo(() => textOf(messages), [messages]);
  /** The last change to a saved target, announced once. */
  const [notice, announce] = useState('');
  const screen = screenOf(query, status, groups.length);
  const shownTargets = screen === 'start' ? startGroups : noTargets;
  const options = useMemo(
    () => (screen === 'results' ? groups.map(({ results }) => ({ targets: results })) : shownTargets),
    [screen, groups, shownTargets],
  );
  const pending = screen !== 'start' && (status === 'loading' || status === 'stalled');
  const pastedStart = pasted && cutQuery(pasted);
  const value = pastedStart?.trim();
  const combobox = useCombobox({ query, value, pending, groups: options, onSelect, onOpenInNewTab });
  useLayoutEffect(() => {
    const field = input.current!;
    // From a pasted text, the field keeps only the part that was searched.
    if (field.value === pastedStart) field.value = query;
  });
  const { id, count, optionProps, select } = combobox;
  const total = knownTotal ?? count;
  const isLongest = pasted !== undefined || query.length === queryLimit;
  const limit = isLongest
    ? fill(pasted ? text.pasted : text.limit, { count: pasted?.length ?? queryLimit })
    : undefined;
  const outcome = announcementOf(text, { screen, status, query, total });
  const announcement = useAnnouncement(outcome, limit, query);

  const change = (next: string) => {
    announce('');
    onQueryChange(next);
  };
  const focusField = () => input.current?.focus();
  const suggest = (suggestion: string) => {
    change(suggestion);
    input.current!.value = suggestion;
    focusField();
  };
  const hideKeyboard = useCallback(() => input.current?.blur(), []);
  const listIds = screen === 'results' ? id : shownTargets.map((group) => `${id}-${group.id}`).join(' ');
  const results = { query, status, screen, groups, total, startGroups, id, count, optionProps, select };

  return (
    <SearchContext value={{ ...results, text, suggest, focusField, hideKeyboard, announce }}>
      <SearchField
        {...combobox.inputProps}
        ref={input}
        query={query}
        onQueryChange={change}
        status={pending ? status : 'idle'}
        aria-controls={count > 0 ? listIds : undefined}
      />
      {limit && <p className={styles.limit}>{limit}</p>}
      {children}
      <VisuallyHidden role="status">{notice || announcement}</VisuallyHidden>
    </SearchContext>
  );
}

interface SearchBodyProps {
  /** The screen on which it is shown. */
  screen: SearchScreen;
  children: ReactNode;
}

/** The part of the dialog below the field, rendered only on its screen. */
export function SearchBody({ screen, children }: SearchBodyProps) {
  const state = useSearchState();
  return screen === state.screen ? (
    <div className={styles.body} onTouchMove={state.hideKeyboard}>
      {children}
    </div>
  ) : null;
}
