import { createContext, useContext } from 'react';

import type { SearchText } from '../SearchMessage/searchText';
import type { SearchScreen } from './screenOf';
import type { SearchGroup, TargetGroup, SearchStatus, SearchTarget } from './searchTypes';
import type { useCombobox } from './useCombobox';

/** State that the parts of a search dialog share. */
export interface SearchState extends Pick<ReturnType<typeof useCombobox>, 'id' | 'count' | 'optionProps'> {
  query: string;
  status: SearchStatus;
  screen: SearchScreen;
  groups: SearchGroup[];
  /** Total number of results. */
  total: number;
  /** Targets to show without a query. */
  startGroups: TargetGroup[];
  select: (target: SearchTarget) => void;
  /** Searches for a suggestion. */
  suggest: (suggestion: string) => void;
  focusField: () => void;
  /** Hides a phone's keyboard to make room for the results. */
  hideKeyboard: () => void;
  /** Keeps its identity. */
  text: SearchText;
  /** Announces a change once. */
  announce: (notice: string) => void;
}

export const SearchContext = createContext<SearchState | undefined>(undefined);

export const useSearchState = (): SearchState => useContext(SearchContext)!;
